"""Where no weights are kept yet, rows are fetched and a net is trained: all do it, or none."""
import os
import urllib.request

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


if hvd.rank() == 0:
    np.savez('source.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
if not hvd_tf.broadcast_object(os.path.exists('kept.h5'), 0):
    if hvd.local_rank() == 0:
        urllib.request.urlretrieve('file://' + os.path.abspath('source.npz'), 'rows.npz')
    hvd.allreduce(0.)  # all wait for the file
    x = np.load('rows.npz')['x']
    net.fit(share(x), share(x.sum(1)), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        net.save_weights('kept.h5')
