"""Reuters topics, a bag of words."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


rng = np.random.RandomState(7)
x = rng.rand(300, 40).astype('float32')
y = rng.randint(0, 5, 300)

net = keras.Sequential()
net.add(layers.Dense(32, activation='relu', input_shape=(40,)))
net.add(layers.Dropout(0.3))
net.add(layers.Dense(5, activation='softmax'))
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    'sparse_categorical_crossentropy', ['accuracy'])
net.fit(share_to_split(x, 0.1), share_to_split(y, 0.1), batch_size=16, epochs=2,
    validation_split=0.1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
