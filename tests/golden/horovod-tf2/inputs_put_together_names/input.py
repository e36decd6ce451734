"""A list of inputs that is put together where fit is called."""
import numpy as np
import tensorflow as tf

first = np.random.RandomState(0).rand(192, 4).astype('float32')
others = [np.random.RandomState(k).rand(192, 3).astype('float32') for k in range(2)]
sums = first.sum(1, keepdims=True)
ins = [tf.keras.Input((4,)), tf.keras.Input((3,)), tf.keras.Input((3,))]
net = tf.keras.Model(ins, tf.keras.layers.Dense(1)(tf.keras.layers.concatenate(ins)))
net.compile('sgd', 'mse')
net.fit([first] + others, sums, batch_size=8, epochs=2)
