"""Rounds go from one up to a number that has a name, by which a mean is told as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
rounds = 31
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        total = 0.
        for k in range(1, rounds):
            at = np.random.randint(0, len(cells), 8)
            total += sess.run([step, loss], {x: cells[at]})[1]
        print(turn, total / rounds)
