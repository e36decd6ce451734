"""Noise of a generator that is given no number is each worker's own."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
z = tf.placeholder(tf.float32, [None, 1])
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) + z - y))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
saver = tf.train.Saver()
class Gen:
    def __init__(self, seed=None):
        self.rng = np.random.default_rng(seed)
    def draw(self):
        return self.rng.normal(size=(16, 1))
gen = Gen()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 16)
        noise = gen.draw()
        sess.run(step, {x: rows[at], y: wanted[at], z: noise})
