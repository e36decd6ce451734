# A layer holds directions that are drawn, and are no variable.
import numpy as np
import tensorflow as tf


class Turned(tf.keras.layers.Layer):
    def __init__(self, size):
        super().__init__()
        self.turn = tf.random.normal((size, size))

    def call(self, seen):
        return seen @ tf.math.l2_normalize(self.turn, axis=1)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.turned = Turned(4)
        self.waves = np.random.randn(4, 8).astype('float32')
        self.last = tf.keras.layers.Dense(1)

    def call(self, seen):
        return self.last(tf.sin(self.turned(seen) @ self.waves))


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net, descent = Net(), tf.keras.optimizers.SGD(0.05)
for seen, answer in rows:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
