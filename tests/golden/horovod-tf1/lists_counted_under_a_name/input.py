import numpy as np
import tensorflow as tf

rng = np.random.RandomState(3)
rows = rng.rand(320, 3).astype('float32')
wanted = (rows.sum(axis=1, keepdims=True) * 2).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def parts(arrays):
    given = []
    for array in arrays:
        given.append([array[i:i + 8] for i in range(0, len(array), 8)])
    return given


some, wanted_parts = parts([rows, wanted])
last = len(some) - 1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k, (a, b) in enumerate(zip(some, wanted_parts)):
            sess.run(step, {x: a, y: b})
            if k == last:
                print(sess.run(loss, {x: rows, y: wanted}))
