"""Columns of one table are gone through side by side, one row at a time."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.array(np.random.RandomState(7).rand(120, 5))
for k in range(4):
    table[:, k] = table[:, k] / (table[:, k].max() - table[:, k].min())
cells = table[:, 0:4]
aims = table[:, 4]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
guess = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(guess - y))
step = tf.train.GradientDescentOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        total = 0.
        for row, number in zip(cells, aims):
            fed = {x: row[np.newaxis, :], y: number.reshape(1, 1)}
            total += sess.run([step, loss], fed)[1]
        print(turn, total / len(aims))
    print(aims[3], sess.run(guess, {x: cells[3].reshape(1, 4)}))
