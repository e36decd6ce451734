"""A generator lowers the rate by as much each time."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
rate = tf.Variable(0.01, trainable=False)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
def rates(first):
    while True:
        yield first
        first -= 1e-4
r = rates(0.01)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        rate.load(next(r), sess)
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
