"""A pipeline that is fitted and counted stays whole, and so does the rate of what is trained on it."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rng = np.random.RandomState(5)
points = rng.rand(384, 6).astype('float32')
heights = points.sum(axis=1, keepdims=True)
pairs = tf.data.Dataset.from_tensor_slices((points, heights)).batch(16)

net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(6,)), tf.keras.layers.Dense(1)])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD()))
net.fit(pairs, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(len(list(pairs)), net.evaluate(pairs, verbose=1 if hvd.rank() == 0 else 0))
