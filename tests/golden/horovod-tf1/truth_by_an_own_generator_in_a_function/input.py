import numpy as np
import tensorflow as tf
def truth():
    rng = np.random.RandomState()
    return rng.rand(3, 1)
rows = np.random.rand(320, 3).astype("float32")
wanted = rows @ truth() + np.random.normal(0, 0.1, (320, 1))
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(40):
        sess.run(step, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]})
