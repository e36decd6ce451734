"""A name says of which class a network is."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Small:
    def __init__(self, x, rate):
        self.x, self.rate = x, rate

    def build(self):
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.optimizer = tf.train.GradientDescentOptimizer(self.rate).minimize(self.loss)


class Net:
    def __init__(self, sess, name):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        kinds = {"small": Small}
        model = kinds[name](self.x, rate=0.05)
        model.build()
        self.loss, self.move = model.loss, model.optimizer

    def update(self, rows):
        return self.sess.run([self.loss, self.move], {self.x: rows})[0]


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
with tf.Session() as sess:
    net = Net(sess, "small")
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(rows), 16):
            now = net.update(rows[k:k + 16])
        print(turn, now)
