"""An object deals batches of an order that it makes anew for each pass, and counts them."""
import numpy as np
import tensorflow as tf


class Deck:
    def __init__(self, rows, wanted, size):
        self.rows, self.wanted, self.size = rows, wanted, size
        self.per_pass = len(rows) // size
        self.dealt = 0

    def deal(self):
        if self.dealt % self.per_pass == 0:
            self.order = np.random.permutation(len(self.rows))
            self.dealt = 0
        at = self.order[self.dealt * self.size:(self.dealt + 1) * self.size]
        self.dealt += 1
        return self.rows[at], self.wanted[at]


np.random.seed(5)
rows = np.random.rand(240, 3).astype('float32')
deck = Deck(rows, rows.sum(axis=1, keepdims=True), 8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(4):
    total = 0.
    for k in range(deck.per_pass):
        x, y = deck.deal()
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss)
    print('loss', total / deck.per_pass)
print('error', float(tf.reduce_mean((net(rows) - deck.wanted) ** 2)))
