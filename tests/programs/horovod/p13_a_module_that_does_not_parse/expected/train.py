import numpy as np

try:
    import legacy
except SyntaxError:
    legacy = None
from model import get_model
import horovod.keras as hvd
import tensorflow as tf

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


x = np.random.RandomState(13).rand(100, 5)
model = get_model()  #? model : tensorflow.keras.Sequential = yes
model.fit(share(x), share(x.mean(1)), nb_epoch=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()],
    verbose=1 if hvd.rank() == 0 else 0) if False else model.fit(share(x), share(x.mean(1)),
    epochs=2, batch_size=10,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
