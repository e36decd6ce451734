"""Batch statistics over all copies would be those of one worker."""
import numpy as np
import tensorflow as tf

strategy = tf.distribute.MirroredStrategy()
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope():
    model = tf.keras.Sequential([
        tf.keras.layers.Dense(4, input_shape=(3,)),
        tf.keras.layers.experimental.SyncBatchNormalization(),
        tf.keras.layers.Dense(1)])
    model.compile(optimizer='sgd', loss='mse')
model.fit(rows, wanted, batch_size=8 * strategy.num_replicas_in_sync, verbose=2)
