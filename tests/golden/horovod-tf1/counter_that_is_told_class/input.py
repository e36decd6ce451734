"""The same where an operation puts the pass into the counter."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.epoch = tf.Variable(0, trainable=False)
        self.told = tf.placeholder(tf.int32, [])
        self.tell = tf.assign(self.epoch, self.told)
        rate = tf.train.exponential_decay(0.01, self.epoch, 2, 0.5)
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = tf.train.GradientDescentOptimizer(rate).minimize(self.loss)

    def fit(self, data):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(4):
                sess.run(self.tell, {self.told: epoch})
                for i in range(0, len(data), 16):
                    sess.run(self.step, {self.x: data[i:i + 16]})


Net().fit(np.random.RandomState(0).rand(480, 3))
