"""Passes are told by a number of rounds: which one it is, and the mean of its losses."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
of_a_pass = 50
losses = []
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(1, of_a_pass * 3 + 1):
        some = np.random.choice(400, 8, replace=False)
        now, _ = sess.run([cost, step], {given: table[some], answer: wanted[some]})
        losses.append(now)
        if k % of_a_pass == 0:
            tf.train.Saver().save(sess, './kept')
            print('pass', k // of_a_pass, 'loss', np.mean(losses[-of_a_pass:]))
