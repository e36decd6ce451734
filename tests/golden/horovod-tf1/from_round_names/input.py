"""What is told from one round on, or in branches by the number of the round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if k < 5:
            print('begun')
        elif k == 40:
            print('nearly', k)
        elif k > 50:
            print('late', k)
        if k >= 30:
            print('half of it')
