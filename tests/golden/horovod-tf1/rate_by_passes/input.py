"""A rate that falls by a count of passes, which the graph keeps."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
epoch_v = tf.Variable(0., trainable=False)
raised = tf.assign_add(epoch_v, 1.)
rate = 0.1 * tf.pow(0.5, epoch_v)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8, :3], y: rows[k:k + 8, 3:]})
        sess.run(raised)
