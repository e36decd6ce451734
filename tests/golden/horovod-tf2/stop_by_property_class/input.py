# What decides is reckoned by its object, and can be given no value.
import numpy as np
import tensorflow as tf


class Mean:
    def __init__(self):
        self.total, self.count = 0., 0

    def add(self, number):
        self.total += number
        self.count += 1

    @property
    def now(self):
        return self.total / self.count


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
for turn in range(6):
    lost = Mean()
    for seen, answer in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        lost.add(float(loss))
    if lost.now < 0.02:
        break
