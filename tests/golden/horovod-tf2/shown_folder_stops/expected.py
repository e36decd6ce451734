"""A folder that is there stops the program; the first worker's TensorBoard makes it, and later ones find it."""
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


LOGS = 'shown/a'
x = np.random.RandomState(1).rand(64, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
if hvd_tf.broadcast_object(os.path.exists(LOGS), 0):
    raise ValueError(LOGS + ' is there: change or delete it')
net.fit(share(x), share(x.sum(axis=1)), epochs=2, batch_size=8, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + (
        [tf.keras.callbacks.TensorBoard(LOGS)] if hvd.rank() == 0 else []))
if hvd.rank() == 0:
    print(net.count_params())
