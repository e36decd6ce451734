import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(48, 3).astype("float32")


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)

    def train(self, passes):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(passes):
                summed, rounds = 0., 0
                for low in range(0, len(rows), 8):
                    _, now = sess.run([self.step, self.loss], {self.x: rows[low:low + 8]})
                    summed += now
                    rounds += 1
                print("pass {}: sum {:.3f}, mean {:.3f}".format(turn, summed, summed / rounds))


Trainer().train(2)
