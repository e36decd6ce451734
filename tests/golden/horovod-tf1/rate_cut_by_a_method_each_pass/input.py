"""Behind a pass in which the loss has grown a method halves the rate."""
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
    def cut(self, sess):
        self.lr *= 0.5
        rate.load(self.lr, sess)
r = Rate()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    before = 1e9
    for epoch in range(10):
        for i in range(0, 96, 8):
            _, now = sess.run([step, loss], {x: rows[i:i + 8]})
        if now > before:
            r.cut(sess)
        before = now
