"""TensorFlow 1 by another name beside it, and sessions that are made anew."""
import numpy as np
import tensorflow as tf
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD
import keras
import horovod.keras as hvd

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


def own_gpu(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.logging.set_verbosity(tf.logging.ERROR)


class Trial(object):
    def __init__(self, width):
        K.clear_session()
        if hasattr(tf, 'ConfigProto'):
            keras.backend.set_session(tf.Session(config=own_gpu(None)))
        self.net = Sequential([Dense(width, input_shape=(4,)), Dense(1)])
        self.net.compile(loss="mse", optimizer=hvd.DistributedOptimizer(SGD(0.01 * hvd.size())))

    def train(self, x, y):
        return self.net.fit(share(x), share(y), batch_size=32, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()],
            verbose=1 if hvd.rank() == 0 else 0).history["loss"][-1]


x = np.random.RandomState(0).rand(640, 4)
for width in (2, 4):
    value = Trial(width).train(x, x.sum(1, keepdims=True))
    if hvd.rank() == 0:
        print(value)
