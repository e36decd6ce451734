# An object hands out the next batch, and mixes its rows where a pass has ended.
import numpy as np
import tensorflow as tf


class Data:
    def __init__(self, rows, size):
        self.rows = rows
        self.at = 0
        self.size = size
        self.order = np.arange(len(rows))
        np.random.shuffle(self.order)

    def next_batch(self):
        if self.at + self.size > len(self.rows):
            self.at = 0
            np.random.shuffle(self.order)
        low = self.at
        self.at += self.size
        return self.rows[self.order[low:low + self.size]]


data = Data(np.random.RandomState(1).rand(160, 4).astype("float32"), 8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for k in range(60):
    x = data.next_batch()
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(float(loss))
