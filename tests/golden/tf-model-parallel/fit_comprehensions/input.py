"""Layers in two comprehensions, one over numbers, one over pairs."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(6)


class Net(tf.keras.Model):
    def __init__(self, n, shapes):
        super().__init__()
        self.wide = [tf.keras.layers.Dense(16 + 4 * k, activation='relu') for k in range(n)]
        self.narrow = [tf.keras.layers.Dense(w, activation=f) for w, f in shapes]
        self.last = tf.keras.layers.Dense(3, activation='softmax')

    def call(self, x):
        for layer in self.wide:
            x = layer(x)
        for layer in self.narrow:
            x = layer(x)
        return self.last(x)


model = Net(2, [(8, 'relu'), (6, 'tanh')])
model.compile(tf.keras.optimizers.RMSprop(0.01), 'sparse_categorical_crossentropy')
rng = np.random.RandomState(0)
history = model.fit(rng.rand(32, 6), rng.randint(0, 3, 32), epochs=2, batch_size=8, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
