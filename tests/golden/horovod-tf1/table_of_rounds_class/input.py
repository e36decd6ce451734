"""An object keeps what each round gave, by its number."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self, rounds):
        self.rounds = rounds
        self.seen = [0.] * rounds
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        for k in range(self.rounds):
            at = np.random.randint(0, len(rows), 8)
            now, _ = self.sess.run([self.loss, self.step], {self.x: rows[at]})
            self.seen[k] = now
        return self.seen


print(min(Net(60).train(np.random.RandomState(0).rand(240, 4).astype('float32'))))
