import numpy as np
import tensorflow as tf
from settings import BATCH, schedule
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def scaled(rate):
    """The rate times the number of workers; a schedule keeps the rates that it has."""
    return rate if callable(rate) else rate * hvd.size()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.rand(640, 4).astype('float32')
y = np.random.rand(640, 1).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(learning_rate=scaled(schedule))))
model.fit(share(x), share(y), batch_size=BATCH, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
