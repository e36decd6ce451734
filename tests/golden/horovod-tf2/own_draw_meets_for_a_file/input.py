"""Chance says who comes by where all wait for a file: the first worker's chance, for all."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(320, 4).astype('float32')


class Keeper:
    def __init__(self):
        self.due = False

    def look(self):
        self.due = rows[np.random.randint(320), 0] > 0.5

    def keep(self):
        if self.due:
            kept('due.npy')

    def maybe(self):
        if random.randint(0, 3) == 0:
            return
        kept('maybe.npy')


def kept(name):
    np.save(name, rows)
    print(np.load(name).sum())


if random.random() < 0.5:
    kept('first.npy')
keeper = Keeper()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    keeper.look()
    keeper.keep()
    keeper.maybe()
    if rows[np.random.randint(320), 0] > 0.5:
        kept('row.npy')
    elif np.random.rand(3).sum() < 1.5:
        kept('mean.npy')
    for _ in range(3):
        if random.choice(['stay', 'leave']) == 'leave':
            break
        kept('more.npy')
