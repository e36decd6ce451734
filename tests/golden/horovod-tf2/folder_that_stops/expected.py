"""A folder that is there already stops the program, which makes it; later workers find it there."""
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


def new_folder(folder):
    if hvd_tf.broadcast_object(os.path.exists(folder), 0):
        raise OSError('%s is there already' % folder)
    os.makedirs(folder, exist_ok=True)
    return folder


x = np.random.RandomState(0).rand(160, 3).astype('float32')
folder = new_folder('run')
assert not hvd_tf.broadcast_object(os.path.isdir('logs'), 0), 'logs are there'
os.makedirs('logs', exist_ok=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights(os.path.join(folder, 'net.h5'))
