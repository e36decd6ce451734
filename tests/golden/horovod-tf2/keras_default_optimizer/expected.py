from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Dense
import numpy as np
import horovod.tensorflow.keras as hvd
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


x = np.random.rand(101, 4)
y = np.random.rand(101, 1)
model = Sequential([Dense(8, activation='relu', input_dim=4), Dense(1)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.RMSprop(0.001 * hvd.size())))
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
