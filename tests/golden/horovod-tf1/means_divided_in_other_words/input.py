"""What the rounds add up or list is divided, and summed, in several words."""
import math

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 3).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        total, other, count, seen = 0., 0., 0, []
        for k in range(0, len(rows), 8):
            got = sess.run([step, loss], {x: rows[k:k + 8], y: wanted[k:k + 8]})[1]
            total += got
            other += got
            seen.append(got)
            count += 1
        print('sum', total, 'mean', np.divide(total, count))
        print('of eighty', other / 80, 'mean', other * (1. / count), other // count)
        print('listed', math.fsum(seen), np.array(seen).sum(), np.array(seen).mean())
        print(np.divide(sum(seen), len(seen)), np.sum(seen) // len(seen), sum(seen) * (1. / len(seen)))
    saver.save(sess, 'net')
