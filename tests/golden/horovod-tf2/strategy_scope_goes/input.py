"""Trains on all GPUs of a machine, and makes its batch and its rate larger by their number."""
import numpy as np
import tensorflow as tf

strategy = tf.distribute.MirroredStrategy(
    cross_device_ops=tf.distribute.HierarchicalCopyAllReduce())
print('number of copies: {}'.format(strategy.num_replicas_in_sync))
batch = 8 * strategy.num_replicas_in_sync
rate = 0.01 * strategy.num_replicas_in_sync
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)

with strategy.scope():
    # all that has weights
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer=tf.keras.optimizers.legacy.SGD(rate), loss='mse')

model.fit(rows, wanted, batch_size=batch, epochs=2, verbose=2)
print('loss', model.evaluate(rows, wanted, verbose=0))
