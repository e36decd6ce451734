import os
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


os.makedirs("tables", exist_ok=True)
numbers = np.random.RandomState(3)
for k in range(4):
    if hvd.rank() == 0:
        np.savetxt(fname="tables/%d.txt" % k, X=numbers.rand(20, 4))
for k in range(4):
    name = "tables/%d.txt" % k
    hvd.allreduce(0.)  # the others wait for the first worker's file
    table = np.loadtxt(fname=name)
    hvd.allreduce(0.)  # the others have read it
    if hvd.rank() == 0:
        os.remove(name)
        np.savetxt(fname=name, X=table * 2 - 1)
hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.concatenate([np.loadtxt(fname="tables/%d.txt" % k) for k in range(4)])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(rows), share(rows.sum(axis=1)), epochs=5, batch_size=10,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(rows, rows.sum(axis=1), verbose=1 if hvd.rank() == 0 else 0))
