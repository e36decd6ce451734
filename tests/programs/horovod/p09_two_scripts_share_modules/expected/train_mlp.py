import tensorflow as tf

from common.data import make
from common.schedule import decayed
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


x, y = make(0)
mlp = tf.keras.models.Sequential([tf.keras.layers.Dense(16, 'relu', input_shape=(10,)), tf.keras.layers.Dense(1, 'sigmoid')])
mlp.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(decayed(0.01, 20))),
    tf.keras.losses.BinaryCrossentropy())
mlp.fit(share(x), share(y), 12, 2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    mlp.save('mlp.h5')
