"""The same by the names of paths, written one by one."""
import os
import pathlib
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


draw = np.random.RandomState(1)
os.makedirs("pieces", exist_ok=True)
value = draw.rand(160, 6).astype("float32")
if hvd.rank() == 0:
    np.save("pieces/a.npy", value)
    np.save("pieces/b.npy", draw.rand(160, 6).astype("float32"))
hvd.allreduce(0.)  # the others wait for the first worker's file
names = sorted(pathlib.Path("pieces").iterdir())
hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.concatenate([np.load(str(name)) for name in names])
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
line.fit(share(rows[:, :5]), share(rows[:, 5:]), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", line.evaluate(rows[:, :5], rows[:, 5:], verbose=1 if hvd.rank() == 0 else 0))
