"""TensorFlow is asked for by the backend of Keras, which has it under a name of its own."""
import numpy as np
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import tensorflow as tf_2

hvd.init()


def own_gpu(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf_2.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(0).rand(640, 8)
y = np.random.RandomState(1).rand(640, 1)
with K.tf.Graph().as_default():
    session = K.tf.Session("", config=own_gpu(None))
    K.set_session(session)
    model = Sequential()
    model.add(Dense(1, input_dim=8))
    model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
        loss='mse')
    model.fit(share(x), share(y), epochs=2, batch_size=32,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
