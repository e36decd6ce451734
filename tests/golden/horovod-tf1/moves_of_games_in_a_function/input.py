"""A function plays one game of so many moves; another begins a game whenever one is over."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Walk:
    def reset(self):
        self.at = np.zeros(3)
        return self.at

    def step(self, way):
        self.at = self.at + 0.1 * way
        return self.at, -abs(self.at).sum(), abs(self.at).max() > 1.


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
kept = np.zeros((50, 3))


def game(sess, walk):
    walk.reset()
    for move in range(20):
        now, gain, over = walk.step(np.random.randn(3))
        kept[move % 50] = now
        sess.run(step, {x: kept[np.random.choice(50, 8)]})


def frames(sess, walk):
    walk.reset()
    for k in range(60):
        now, gain, over = walk.step(np.random.randn(3))
        kept[k % 50] = now
        sess.run(step, {x: kept[np.random.choice(50, 8)]})
        if over:
            walk.reset()


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    walk = Walk()
    for number in range(6):
        game(sess, walk)
    for number in range(2):
        frames(sess, walk)
