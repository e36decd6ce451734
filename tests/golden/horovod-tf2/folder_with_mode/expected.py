"""A folder that is made with its rights: two workers that ask at once both make it."""
import os
import numpy as np
import tensorflow as tf
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


if not os.path.isdir('runs'):
    os.makedirs('runs', 0o777, exist_ok=True)
for part in ('first', 'second'):
    folder = os.path.join('runs', part)
    if not os.path.isdir(folder):
        os.makedirs(folder, 0o755, exist_ok=True)
x, y = np.random.rand(320, 4), np.random.rand(320, 1)
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())))
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    model.save_weights(os.path.join('runs', 'second', 'net.weights.h5'))
