import numpy as np
import tensorflow as tf


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.rate = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(self.rate).minimize(self.loss)

    def fit(self, sess, a, b, rates, passes):
        for epoch in range(passes):
            for k, at in enumerate(range(0, len(a), 32)):
                sess.run(self.step, {self.x: a[at:at + 32], self.y: b[at:at + 32],
                                     self.rate: rates[k]})
        print('loss', sess.run(self.loss, {self.x: a, self.y: b}))


tf.set_random_seed(3)
data = np.random.RandomState(1).rand(640, 4).astype('float32')
net = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, data, data.sum(1, keepdims=True),
            [0.01 * min(1.0, (k + 1) / 10.0) for k in range(20)], 4)
