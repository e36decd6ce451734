"""A schedule begins where the graph says that a run has ended."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()

begin = tf.Variable(0, trainable=False, dtype=tf.int64)
note = tf.assign(begin, gs)
rate = tf.train.exponential_decay(0.1, gs - begin, 100, 0.5)

step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=gs)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(120):
        at = np.random.randint(0, len(rows), 10)
        sess.run(step, {x: rows[at]})
