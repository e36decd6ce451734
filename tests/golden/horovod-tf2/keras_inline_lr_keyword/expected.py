import numpy as np
import tensorflow as tf
from tensorflow.keras.optimizers import RMSprop
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.rand(65, 3)
y = np.random.rand(65)
model = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(RMSprop(learning_rate=1e-3 * hvd.size(), momentum=0.9)))
history = model.fit(share_to_split(x, 0.2), share_to_split(y, 0.2), validation_split=0.2, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
