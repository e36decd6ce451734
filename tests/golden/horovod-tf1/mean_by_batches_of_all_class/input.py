# The same in an object that keeps its rows.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Squeezed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.x = tf.placeholder(tf.float32, [None, 5])
        small = tf.layers.dense(self.x, 2)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(small, 5) - self.x))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def learn(self, sess, rows):
        total = 0
        for k in range(rows.shape[0] // self.size):
            low = k * self.size
            now, _ = sess.run([self.loss, self.step], {self.x: rows[low:low + self.size]})
            total += now
        return total / (rows.shape[0] // self.size)


rows = np.random.RandomState(2).rand(240, 5)
net = Squeezed(rows, 12)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        print('mean', net.learn(sess, rows))
        print('left', sess.run(net.loss, {net.x: rows}))
