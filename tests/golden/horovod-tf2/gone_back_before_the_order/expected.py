import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


def split(folder):
    if hvd_tf.broadcast_object(os.path.isdir(folder), 0):
        return
    os.makedirs(folder, exist_ok=True)
    at = hvd_tf.broadcast_object(np.random.permutation(len(x)), 0)
    if hvd.rank() == 0:
        np.savez(os.path.join(folder, "train.npz"), x=x[at[:64]], y=y[at[:64]])
        np.savez(os.path.join(folder, "test.npz"), x=x[at[64:]], y=y[at[64:]])


split("parts")
hvd.allreduce(0.)  # the others wait for the first worker's file
with np.load("parts/train.npz") as d:
    x, y = d["x"], d["y"]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(y), epochs=8, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
