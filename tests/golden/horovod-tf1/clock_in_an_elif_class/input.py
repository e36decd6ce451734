"""The same in a class, that asks its losses twice."""
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)


class Teacher:
    def __init__(self, sess, limit):
        self.sess, self.limit = sess, limit

    def teach(self):
        begun = time.time()
        turn = 0
        while turn < 300:
            at = np.random.randint(0, 320, 16)
            _, now = self.sess.run([step, loss], {x: rows[at], y: wanted[at]})
            turn += 1
            if now < 1e-12:
                return
            elif now > 1e4:
                return
            elif time.time() - begun > self.limit:
                return


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    Teacher(sess, 60).teach()
    print("loss of all", sess.run(loss, {x: rows, y: wanted}))
