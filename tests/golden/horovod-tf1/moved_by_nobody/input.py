# An operation that moves a number of the loss is made, and nobody runs it.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
far = tf.Variable(0.0)
tf.assign(far, tf.add(far, tf.reduce_sum(x)))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) + far - x))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        at = np.random.randint(0, len(rows), 32)
        sess.run(step, {x: rows[at]})
