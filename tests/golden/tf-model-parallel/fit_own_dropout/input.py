import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Block(layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def build(self, shape):
        self.w = self.add_weight(name='w', shape=(shape[-1], self.width), initializer='glorot_uniform')

    def call(self, x, training=None):
        x = tf.nn.relu(tf.matmul(x, self.w))
        return tf.nn.dropout(x, 0.3) if training else x


model = tf.keras.Sequential([Block(16), Block(16), Block(8), layers.Dense(3)])
model.compile('adam', 'mse')
rng = np.random.RandomState(0)
model.fit(rng.rand(32, 10), rng.rand(32, 3), batch_size=8, epochs=2, verbose=2)
