import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(400, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(out - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())




def keep():
    np.save('kept.npy', rows)
    print(np.load('kept.npy').sum())


def search(most):
    for k in range(1, most):
        if random.random() < 0.3:
            return k
    keep()
    return 0


for k in range(100):
    sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})
    if k % 10 == 0:
        search(random.randint(2, 5))
        for turn in range(1, np.random.randint(2, 4)):
            keep()
