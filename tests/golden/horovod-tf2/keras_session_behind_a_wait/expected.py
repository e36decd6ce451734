# Keras is given its session when the rows have been read, for which the workers wait.
import os
import keras
import numpy as np
import tensorflow as tf
import horovod.keras as hvd

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config_2 = tf.ConfigProto()
    config_2.gpu_options.visible_device_list = str(hvd.local_rank())
    config_2.gpu_options.allow_growth = True
    keras.backend.set_session(tf.Session(config=config_2))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def make_session():
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    config.gpu_options.allow_growth = True
    keras.backend.tensorflow_backend.set_session(tf.Session(config=config))


def read(path):
    if not os.path.isfile(path):
        if hvd.rank() == 0:
            np.save(path, np.random.RandomState(0).rand(640, 4))
    hvd.allreduce(0.)  # the others wait for the first worker's file
    return np.load(path)


x = read('x.npy')
make_session()
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
model.fit(share(x), share(x[:, :1]), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
