"""Where a generator has come to its end the rows get another order, and it is made again."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    stream = batches(8, rows)
    for i in range(60):
        try:
            part = next(stream)
        except StopIteration:
            np.random.shuffle(rows)
            stream = batches(8, rows)
            part = next(stream)
        sess.run(step, {x: part})
