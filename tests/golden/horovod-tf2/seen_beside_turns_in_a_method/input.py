# A method goes on with what its earlier calls have counted.
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


class Trainer:
    def __init__(self):
        self.seen = 0
        self.right = 0

    def one_pass(self):
        gen = batches(120)
        for k in range(120):
            a, b = next(gen)
            step(a, b)
            self.seen += np.sum(a)
            self.right += int((net(a).numpy() > 0.5).sum())
        print(self.seen, self.right / self.seen)


trainer = Trainer()
for epoch in range(3):
    trainer.one_pass()
