"""A model of batches of one size: the last batch of a share would be smaller."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

size = 8
rng = np.random.RandomState(0)
rows, label = rng.rand(240, 5, 4).astype('float32'), rng.rand(240, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.LSTM(4, batch_input_shape=(size, 5, 4)), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
net.fit(rows, label, batch_size=size, epochs=2, shuffle=False,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
