"""What is given is multiplied by a matrix that chance draws once, and nothing trains."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.mix = tf.constant(np.random.normal(size=(3, 8)).astype("float32"))
        self.loss = tf.reduce_mean((tf.layers.dense(tf.cos(tf.matmul(self.x, self.mix)), 1) - 1.) ** 2)
        self.train = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)
    def fit(self, sess, rows):
        for turn in range(3):
            for k in range(len(rows) // 8):
                sess.run(self.train, {self.x: rows[k * 8:k * 8 + 8]})
net = Net()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    net.fit(session, np.random.RandomState(0).rand(320, 3).astype("float32"))
