# What is mixed is an object that lets its rows be set one by one, and not all at once.
import numpy as np
import tensorflow as tf


class Graphs:
    def __init__(self, rows):
        self.kept = list(rows)

    def __len__(self):
        return len(self.kept)

    def __getitem__(self, k):
        return self.kept[k]

    def __setitem__(self, k, row):
        if isinstance(k, slice):
            raise ValueError('one graph at a time')
        self.kept[k] = row


graphs = Graphs(np.random.RandomState(4).rand(192, 4).astype('float32'))
np.random.shuffle(graphs)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    for k in range(0, len(graphs), 8):
        seen = np.stack([graphs[j] for j in range(k, k + 8)])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - seen.sum(axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
