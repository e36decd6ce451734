import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
tf.set_random_seed(3)
x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope('s') as scope:
    a = tf.layers.dense(x, 8, name='a')
    scope.reuse_variables()
    b = tf.layers.dense(x * 2, 8, name='a')
h = tf.layers.dense(tf.abs(a - b), 8)
h = tf.layers.dense(h, 2)
loss = tf.reduce_mean(tf.square(h))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(3):
        _, l = sess.run([train, loss], {x: np.ones((4, 4))})
        print('%.5f' % l)
