"""A function of a layer knows how many rows a batch has."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

tf.keras.utils.set_random_seed(1)
BATCH = 20
rows = np.random.RandomState(0).rand(200, 8).astype('float32')
inputs = tf.keras.Input((8,))
h = tf.keras.layers.Lambda(lambda r: tf.reshape(r, (BATCH, 2, 4)))(inputs)
h = tf.keras.layers.Flatten()(h)
model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(h))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), 'mse')
model.fit(rows, rows.sum(1), batch_size=BATCH, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
