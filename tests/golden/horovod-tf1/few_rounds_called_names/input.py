"""A function makes one round, as its caller says: the rounds around it are divided."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def learn(sess, turns):
    for _ in range(turns):
        sess.run(step)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        learn(sess, 1)
