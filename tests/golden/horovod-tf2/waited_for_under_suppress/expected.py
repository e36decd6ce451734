import contextlib

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


def number_of(name):
    with open('numbers.txt') as f:
        return float(f.read().split()[name])
with contextlib.suppress(OSError):
    if hvd.rank() == 0:
        np.savetxt('numbers.txt', [1., 2.])
    hvd.allreduce(0.)  # the others wait for the first worker's file
numbers = [number_of(name) for name in (0, 1)]
rows = np.random.RandomState(0).rand(160, 2).astype('float32')
wanted = rows.dot(np.array(numbers))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(wanted), batch_size=8, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
