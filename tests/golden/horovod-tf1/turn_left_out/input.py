import numpy as np
import tensorflow as tf

pixels = np.random.RandomState(3).rand(480, 12).astype("float32")


def batches():
    for low in range(0, 480, 16):
        yield pixels[low:low + 16]


def long_ones(rows):
    rows = [row for row in rows if row.sum() > 6.9]
    return np.array(rows) if rows else None


x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for rows in batches():
        batch = long_ones(rows)
        if batch is None:
            print("no row is long enough")
            continue
        sess.run(train_op, feed_dict={x: batch})
    for rows in batches():
        batch = long_ones(rows)
        if batch is not None:
            sess.run(train_op, feed_dict={x: batch})
