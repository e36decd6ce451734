import numpy as np

try:
    import legacy
except SyntaxError:
    legacy = None
from model import get_model
import horovod.keras as hvd
import tensorflow as tf
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(13).rand(100, 5)
model = get_model()  #? model : tensorflow.keras.Sequential = yes
model.fit(share(x), share(x.mean(1)), nb_epoch=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()],
    verbose=1 if hvd.rank() == 0 else 0) if False else model.fit(share(x), share(x.mean(1)),
    epochs=2, batch_size=10,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
