"""The same in a class, and in a function that is given the number."""
import numpy as np
import tensorflow.compat.v1 as tf
from feeding import lots

tf.disable_v2_behavior()


class Learner:
    def __init__(self, table, size):
        self.table, self.size = table, size
        self.lots = len(table) // size
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def turn(self, sess):
        mean = 0.
        for lot in lots(self.table, self.size):
            _, now = sess.run([self.step, self.loss], {self.x: lot})
            mean += now / self.lots
        return mean


def warm_up(sess, of, table, number):
    mean = 0.
    for lot in lots(table, 32):
        mean += sess.run([of.step, of.loss], {of.x: lot})[1] * (1. / number)
    print("warm", mean)


numbers = np.random.RandomState(0).rand(640, 3).astype("float32")
learner = Learner(numbers, 16)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    warm_up(session, learner, numbers, len(numbers) // 32)
    for turn in range(5):
        print(turn, learner.turn(session))
