"""Settings are called `opt`, and a loss is weighed by one of them: they are no training operation."""
import argparse
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self, opt):
        self.opt = opt
        self.x = tf.placeholder(tf.float32, [None, 3])
        out = tf.layers.dense(self.x, 1)
        self.apart = tf.reduce_mean(tf.square(out - tf.reduce_sum(self.x, 1, True)))
        self.loss = self.apart + self.opt.weight * tf.reduce_mean(tf.square(out))

    def fit(self, rows):
        train = tf.train.GradientDescentOptimizer(self.opt.rate).minimize(self.loss)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for k in range(100):
                fed = {self.x: rows[k * 12:(k + 1) * 12]}
                session.run(train, feed_dict=fed)
                if k % 50 == 0:
                    print(session.run([self.loss, self.apart], feed_dict=fed))


parser = argparse.ArgumentParser()
parser.add_argument('--weight', type=float, default=0.01)
parser.add_argument('--rate', type=float, default=0.05)
opt = parser.parse_args()
Learner(opt).fit(np.random.RandomState(3).rand(1200, 3).astype(np.float32))
