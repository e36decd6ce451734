"""A print makes parts of the graph before the model is trained: all make them."""
import keras
import numpy as np
import tensorflow as tf
from keras import backend as K
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def spread(true, pred):
    return K.mean(K.square(pred - 0.5))


rows = np.random.RandomState(1).rand(640, 4)
with K.get_session().as_default():
    value = spread(None, tf.convert_to_tensor(rows[:8])).eval()
    if hvd.rank() == 0:
        print(value)
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), loss=spread)
model.fit(share(rows), share(rows.sum(axis=1)), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
