"""Sums and activations between layers that are no layers: right, and on the first process, which is said."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(4)


class Net(tf.keras.Model):
    def __init__(self, n):
        super().__init__()
        self.first = tf.keras.layers.Dense(12)
        self.blocks = [tf.keras.layers.Dense(12) for _ in range(n)]
        self.last = tf.keras.layers.Dense(3)

    def call(self, x):
        x = tf.cast(x, tf.float32) / 2.
        x = self.first(x)
        for block in self.blocks:
            x = x + tf.nn.relu(block(x))
        return tf.nn.softmax(self.last(tf.nn.tanh(x)))


model = Net(3)
model.compile('sgd', 'mse')
rng = np.random.RandomState(0)
history = model.fit(rng.rand(32, 6), np.eye(3)[rng.randint(0, 3, 32)], epochs=2, batch_size=8, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
