"""An archive is unpacked by one worker of a machine, in another file."""
import tensorflow.compat.v1 as tf

import got

tf.disable_v2_behavior()
got.prepare()
x = got.rows()
y = x.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 4])
b = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, 640, 32):
            sess.run(step, {a: x[k:k + 32], b: y[k:k + 32]})
