"""A method asks the graph how many rounds were made, and begins within the pass."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.made = tf.train.get_or_create_global_step()
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(
            self.loss, global_step=self.made)
        self.saver = tf.train.Saver()

    def train(self, sess, per):
        last = tf.train.latest_checkpoint('kept')
        if last:
            self.saver.restore(sess, last)
        done = tf.train.global_step(sess, self.made)
        first = int(done / per)
        begin = done - first * per
        for turn in range(first, 4):
            for k in range(begin, per):
                at = np.random.randint(0, len(self.rows), self.size)
                sess.run(self.step, {self.x: self.rows[at]})
            begin = 0
            self.saver.save(sess, 'kept/net', global_step=self.made)
        print('loss', sess.run(self.loss, {self.x: self.rows[:5]}))


learner = Learner(np.random.RandomState(5).rand(240, 4), 12)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    learner.train(sess, 20)
