"""An object hands out the rows themselves, mixed: who draws them for itself is told."""
import numpy as np
import tensorflow as tf


class Mixer:
    def __init__(self, rows, marks):
        self.rows, self.marks = rows, marks

    def passes(self, many):
        for p in range(many):
            order = np.random.permutation(len(self.rows))
            yield self.rows[order], self.marks[order]


data = np.random.RandomState(1).rand(320, 5).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
mixer = Mixer(data[:, :4], data[:, 4:])
for x, y in mixer.passes(5):
    for k in range(0, len(x), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[k:k + 8]) - y[k:k + 8]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print(float(tf.reduce_mean((net(data[:, :4]) - data[:, 4:]) ** 2)))
