import numpy as np
import tensorflow as tf

rows = np.random.RandomState(6).rand(160, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(x - tf.layers.dense(tf.layers.dense(x, 2), 3)))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for k in range(50):
        picked = np.random.randint(0, 160, 16)
        _, value = s.run([op, cost], {x: rows[picked]})
        if k == 50 - 1:
            print('at the end: %.4f' % value)
