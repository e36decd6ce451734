import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
sums = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def train(sess):
    count = rows.shape[0]
    at = np.random.choice(count, 8)
    sess.run(step, {x: rows[at], y: sums[at]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(40):
        train(sess)
    print('warm', sess.run(loss, {x: rows, y: sums}))
    for k in range(400):
        train(sess)
    print('done', sess.run(loss, {x: rows, y: sums}))
