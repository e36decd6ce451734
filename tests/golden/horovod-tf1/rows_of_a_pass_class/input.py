"""A method makes the passes, by the numbers of the rows in an order that each of them draws."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self, width):
        self.given = tf.placeholder(tf.float32, [None, width])
        self.kind = tf.placeholder(tf.int64, [None])
        self.scores = tf.layers.dense(self.given, 3)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.kind, logits=self.scores))
        self.learn = tf.train.AdamOptimizer(0.02).minimize(self.loss)

    def fit(self, points, kinds, passes, size=12):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for one in range(passes):
                order = np.random.permutation(len(points))
                mixed = points[order]
                named = kinds[order]
                for k in range(len(mixed) // size):
                    _, now = sess.run([self.learn, self.loss],
                                      {self.given: mixed[k * size:(k + 1) * size], self.kind: named[k * size:(k + 1) * size]})
                print("pass", one, "last loss", now)


numbers = np.random.RandomState(6)
points = numbers.rand(240, 4).astype("float32")
Net(4).fit(points, np.argmax(points[:, :3], 1), 5)
