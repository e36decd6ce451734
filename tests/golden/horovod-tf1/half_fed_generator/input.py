"""A generator is given one array by name and one that is made in the call."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(size, rows, label, count):
    for k in range(count // size):
        part = slice(k * size, (k + 1) * size)
        yield rows[part], label[part]


rng = np.random.RandomState(0)
stats, label = rng.rand(240, 4).astype('float32'), rng.rand(240).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for epoch in range(2):
    for some in batches(8, stats, label.reshape((-1, 1)), label.shape[0]):
        sess.run(step, {x: some[0], y: some[1]})
