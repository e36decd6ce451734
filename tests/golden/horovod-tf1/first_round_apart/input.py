"""From the second round on the other part is trained as well: that is so for all workers, however many rounds they make."""
import numpy as np
import tensorflow as tf
from six.moves import xrange

rng = np.random.RandomState(8)
rows = rng.rand(480, 4).astype('float32')
z = tf.placeholder(tf.float32, [None, 4])
first, second = tf.layers.dense(z, 1), tf.layers.dense(z, 1)
critic = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(first - 1)))
maker = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(second + 1)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for iteration in xrange(60):
        drawn = rows[np.random.randint(0, len(rows), 16)]
        if iteration > 0:
            sess.run(maker, {z: drawn})
        sess.run(critic, {z: drawn})
    print('done')
