# A function takes rows by the numbers that it is given: these are shared out, and the rows stay whole.
import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

COUNT = 960
SIZE = 10


def next_batch(order, size, rows, number):
    xs = []
    for i in range(number * size, (number + 1) * size):
        xs.append(rows[order[i]])
    return np.array(xs)


rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-4).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    order = list(range(COUNT))
    for epoch in range(3):
        for number in range(int(COUNT / SIZE)):
            if number == 0:
                random.shuffle(order)
            sess.run(step, {x: next_batch(order, SIZE, rows, number)})
