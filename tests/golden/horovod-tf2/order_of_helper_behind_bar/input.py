# A bar stands in front of what hands out the batches, and a function of the program mixes them.
import numpy as np
import tensorflow as tf
from tqdm import tqdm


def mix(order):
    np.random.shuffle(order)


class Rows:
    def __init__(self, count):
        self.rows = np.random.RandomState(2).rand(count, 4).astype('float32')
        self.order = np.arange(count)
        mix(self.order)

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        if k >= len(self):
            raise IndexError
        rows = self.rows[self.order[k * 8:(k + 1) * 8]]
        return rows, rows.sum(axis=1, keepdims=True)

    def on_epoch_end(self):
        mix(self.order)


def make_rows(count):
    return Rows(count)


rows = make_rows(192)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
for turn in range(3):
    total = 0.
    bar = tqdm(enumerate(rows), total=len(rows))
    for k, (seen, answer) in bar:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss)
        bar.set_description('loss %.4f' % (total / (k + 1)))
    rows.on_epoch_end()
