"""A file is opened to be read and written, and only read: all workers read it."""
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


if hvd.rank() == 0:
    np.savetxt('rows.txt', np.random.RandomState(0).rand(96, 4))
hvd.allreduce(0.)  # the others wait for the first worker's file
source = open('rows.txt', 'r+')
rows = np.array([[float(v) for v in line.split()] for line in source])
source.close()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')
net.fit(share(rows[:, 1:]), share(rows[:, 0]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.evaluate(rows[:, 1:], rows[:, 0], verbose=0) < 10)
