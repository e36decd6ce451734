"""What chance decides, and what it draws where it has decided so, is the first worker's."""
import random
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


rows, wanted = np.random.RandomState(1).rand(320, 3), np.ones((320, 1))
units = 4
if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
    units = hvd_tf.broadcast_object(random.choice([8, 16]), 0)
if hvd_tf.broadcast_object(np.random.rand(), 0) > 0.5:
    mix = hvd_tf.broadcast_object(np.random.randn(3, 16), 0)
else:
    mix = hvd_tf.broadcast_object(np.random.randn(3, 8), 0)
model = tf.keras.Sequential([tf.keras.layers.Dense(units), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(np.cos(rows @ mix)), share(wanted), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
