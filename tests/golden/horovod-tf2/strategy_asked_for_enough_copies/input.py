"""Ends where there are too few copies; Horovod's workers are counted in their place."""
import sys
import numpy as np
import tensorflow as tf

strategy = tf.distribute.MirroredStrategy()
if strategy.num_replicas_in_sync < 1:
    sys.exit('this needs a GPU')
assert strategy.num_replicas_in_sync >= 1, 'this needs a GPU'
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer=tf.keras.optimizers.legacy.SGD(0.01), loss='mse')
model.fit(rows, wanted, batch_size=8 * strategy.num_replicas_in_sync, epochs=2, verbose=2)
