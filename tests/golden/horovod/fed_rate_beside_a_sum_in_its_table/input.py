"""A table holds the rate, which falls once a pass, and a sum of the rounds, which is none of it."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = tf.train.GradientDescentOptimizer(rate).minimize(loss)
state = {'rate': 0.1, 'sum': 0.}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows), 8):
            told, _ = sess.run([loss, train], {x: rows[k:k + 8], rate: state['rate']})
            state['sum'] += told
        state['rate'] *= 0.9
