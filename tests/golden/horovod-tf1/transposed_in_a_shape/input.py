import numpy as np
import tensorflow as tf

size = 24
rows = np.random.RandomState(1).rand(size, 8, 8, 1).astype("float32")
x = tf.placeholder(tf.float32, [None, 8, 8, 1])
k = tf.get_variable("k", [3, 3, 1, 2])
d = tf.get_variable("d", [3, 3, 1, 2])


def decoder(h, many):
    return tf.nn.conv2d_transpose(h, d, output_shape=[many, 8, 8, 1], strides=[1, 2, 2, 1])


out = decoder(tf.nn.conv2d(x, k, [1, 2, 2, 1], "SAME"), size)
loss = tf.reduce_mean((out - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(20):
        sess.run(step, {x: rows})
