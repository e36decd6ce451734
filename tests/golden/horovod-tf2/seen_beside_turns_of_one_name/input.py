# Two objects count by one name, and a list of one is no sum.
import numpy as np
import tensorflow as tf


def batches(n):
    r = np.random.RandomState(0)
    for k in range(n):
        a = r.rand(8, 4).astype('float32')
        yield a, a.sum(axis=1, keepdims=True)


net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


class Counts:
    def __init__(self):
        self.seen = 0
        self.firsts = []


one, two = Counts(), Counts()
seen = 0
for epoch in range(3):
    gen = batches(120)
    for k in range(120):
        a, b = next(gen)
        step(a, b)
        one.seen += np.sum(a)
        two.seen += np.sum(b)
        seen += np.sum(a ** 2)
        one.firsts += [float(v) for v in a[:, 0]]
    print(epoch, 'seen', one.seen, two.seen, seen, 'mean', np.mean(one.firsts))
