# A layer of the program's own is left out by chance, and its rows are turned by some random signs.
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend, layers, models


class Left(layers.Layer):
    def __init__(self, chance, **settings):
        super().__init__(**settings)
        self.chance = chance

    def call(self, given, training=None):
        x, before = given
        out = tf.random.uniform([]) < self.chance
        return backend.in_train_phase(tf.cond(out, lambda: before, lambda: x + before), x + before,
                                      training=training)


class Signs(layers.Layer):
    def signs(self, n):
        return tf.sign(tf.random.normal([n]))

    def call(self, x, training=None):
        if training:
            return tf.multiply(x, self.signs(4))
        return x


asked = layers.Input((4,))
y = Signs()(asked)
for k in range(2):
    y = Left(0.2)([layers.Dense(4)(y), y])
net = models.Model(asked, layers.Dense(1)(y))
net.compile(optimizer='sgd', loss='mse')
rows = np.random.RandomState(1).rand(96, 4).astype('float32')
net.fit(rows, rows.sum(axis=1), batch_size=16, epochs=2, verbose=0)
print(net.evaluate(rows, rows.sum(axis=1), verbose=0))
