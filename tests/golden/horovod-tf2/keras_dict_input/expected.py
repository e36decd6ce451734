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


a = tf.keras.Input((4,), name='a')
b = tf.keras.Input((3,), name='b')
out = tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b]))
model = tf.keras.Model({'a': a, 'b': b}, out)
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
model.fit({'a': share(np.random.rand(41, 4)), 'b': share(np.random.rand(41, 3))},
    share(np.random.rand(41)), epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
