"""The place in the rows is kept beside the function that deals them, and asked there."""
import numpy as np
import tensorflow as tf


class Source:
    def __init__(self, rows, wanted):
        self.rows, self.wanted, self.turn = rows, wanted, 0

    def next_eight(self):
        if self.turn >= len(self.rows) // 8:
            self.turn = 0
        low = self.turn * 8
        self.turn += 1
        return self.rows[low:low + 8], self.wanted[low:low + 8]


rows = np.random.RandomState(3).rand(240, 3).astype('float32')
source = Source(rows, rows.sum(axis=1, keepdims=True))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for k in range(120):
    x, y = source.next_eight()
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
print('error', float(tf.reduce_mean((net(rows) - source.wanted) ** 2)))
