"""A method lowers the rate in each fifth round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
class Rate:
    def __init__(self):
        self.lr = 0.01
    def lower(self, sess):
        self.lr *= 0.9
        rate.load(self.lr, sess)
rates = Rate()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        if i % 5 == 0:
            rates.lower(sess)
