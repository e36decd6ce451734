"""A function that was not read parts the rows: NumPy draws alike for it, and the rest is told."""
import numpy as np
import tensorflow as tf
from imblearn.over_sampling import RandomOverSampler
from rowkit import train_val_split
import horovod.tensorflow as hvd_tf
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


x = np.load('x.npy')
y = np.load('y.npy')
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
x, y = RandomOverSampler().fit_resample(x, y)
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
(x, y), held = train_val_split(x, y)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid', input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    'binary_crossentropy')
model.fit(share(x), share(y), validation_data=held, epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
