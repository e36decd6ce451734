"""A table of the program's own is asked for its next batch; the numbers of its rows stand in an order drawn once, or at each pass."""
import numpy as np
import tensorflow as tf


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = np.random.permutation(count), size, 0
        self.batches = count // size

    def next_batch(self):
        some = self.rows[self.order[self.at * self.size:(self.at + 1) * self.size]]
        self.at = (self.at + 1) % self.batches
        return some[:, :3], some[:, 3:]


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
table = Table(192, 8)
for epoch in range(3):
    total = 0
    for k in range(table.batches):
        x, y = table.next_batch()
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        total += float(loss)
    print("epoch", epoch, total / table.batches)
