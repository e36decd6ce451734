import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def chosen(rows):
    rows = rows[np.random.permutation(len(rows))]
    return rows[np.random.rand(len(rows)) > 0.1]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        xs = chosen(xs)
        for k in range(0, len(xs), 8):
            sess.run(step, {x: xs[k:k + 8]})
