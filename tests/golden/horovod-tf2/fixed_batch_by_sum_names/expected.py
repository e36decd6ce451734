"""A shape that is put together says as well how many rows a batch has."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

size, shape = 8, (5, 4)
rng = np.random.RandomState(0)
rows, wanted = rng.rand(240, 5, 4).astype('float32'), rng.rand(240, 1).astype('float32')
given = tf.keras.Input(batch_shape=(size,) + shape)
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(tf.keras.layers.Flatten()(given)))
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
net.fit(rows, wanted, batch_size=size, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
