"""The rate stays for so many steps and falls from there on; a method makes one step."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model(object):
    def __init__(self, sess, rows, decay):
        self.sess, self.rows, self.decay = sess, rows, decay
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = self.optimizer(self.loss)

    def optimizer(self, loss):
        global_step = tf.Variable(0, dtype=tf.float32, trainable=False)
        start = 40
        rate = tf.where(tf.greater_equal(global_step, start),
                        tf.train.polynomial_decay(0.1, global_step - start, self.decay, 0.0),
                        0.1)
        return tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=global_step)

    def train_step(self):
        at = np.random.randint(0, len(self.rows), 8)
        return self.sess.run([self.step, self.loss], {self.x: self.rows[at]})[1]


with tf.Session() as sess:
    model = Model(sess, np.random.RandomState(0).rand(400, 3), 80)
    sess.run(tf.global_variables_initializer())
    for k in range(120):
        now = model.train_step()
    print("loss", now)
