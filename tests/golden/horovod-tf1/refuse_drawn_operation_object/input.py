"""The operations are kept in a list of an object, and chance says which one a function runs."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sized:
    def __init__(self, sizes):
        self.x = tf.placeholder(tf.float32, [None, None, 3])
        weights = tf.Variable(tf.zeros([3, 1]))
        self.losses, self.steps = [], []
        optimizer = tf.train.GradientDescentOptimizer(0.1)
        for size in sizes:
            cut = tf.reduce_sum(self.x[:, :size], axis=1)
            self.losses.append(tf.reduce_mean((tf.matmul(cut, weights) - 1.0) ** 2))
            grads, _ = tf.clip_by_global_norm(tf.gradients(self.losses[-1], [weights]), 5.0)
            self.steps.append(optimizer.apply_gradients(zip(grads, [weights])))


def drawn(shares):
    at = random.random()
    return min(i for i in range(len(shares)) if shares[i] > at)


def run(sess, model, which, rows, tell):
    wanted = [model.losses[which]] if tell else [model.steps[which], model.losses[which]]
    return sess.run(wanted, {model.x: rows})


texts = np.random.RandomState(0).rand(320, 8, 3).astype("float32")
model = Sized([4, 8])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(200):
        which = drawn([0.4, 1.0])
        run(sess, model, which, texts[np.random.randint(0, 320, 16)], False)
