"""What asks its rows how many they are takes shares, by whatever name."""
import numpy as np
from tensorflow import keras
import tensorflow as tf

keras.utils.set_random_seed(2)


class Wider(keras.layers.Layer):
    def call(self, given):
        batch_size = tf.shape(given)[0]
        beside = tf.zeros((batch_size, 2))
        return tf.concat([given, beside, tf.reshape(given, (-1, 8))], 1)


seen = np.random.RandomState(1).rand(96, 8).astype('float32')
first = keras.Input((8,))
net = keras.Model(first, keras.layers.Dense(1)(Wider()(first)))
net.compile(keras.optimizers.Adam(0.01), 'mse')
net.fit(seen, seen.mean(1), batch_size=16, epochs=2, verbose=2)
print(net.count_params())
