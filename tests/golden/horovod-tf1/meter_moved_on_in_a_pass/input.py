"""A meter is reset in each pass and moved on in each round, and is no game."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Meter:
    def reset(self):
        self.made = 0

    def step(self):
        self.made += 1


cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
meter = Meter()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        meter.reset()
        for low in range(0, len(cells), 8):
            sess.run(step, {x: cells[low:low + 8]})
            meter.step()
        print(turn, sess.run(loss, {x: cells}))
