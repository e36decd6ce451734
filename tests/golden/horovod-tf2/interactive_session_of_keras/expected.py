"""A session that is closed leaves Keras one of its own, which sees all GPUs if nobody tells it."""
import numpy as np
import tensorflow as tf
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras

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


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


sess = tf.InteractiveSession(config=own_gpu(None))
value = K.square(tf.constant([1.0, 2.0])).eval()
if hvd.rank() == 0:
    print(value)
sess.close()

model = Sequential([Dense(1, input_dim=4)])
model.compile(loss='mse',
    optimizer=with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get('sgd'))))
model.fit(share(np.ones((64, 4))), share(np.ones((64, 1))), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
