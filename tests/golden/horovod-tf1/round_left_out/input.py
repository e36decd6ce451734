"""What a worker was handed, or what its rows hold, says in an `else` whether there is a step."""
import numpy as np
import tensorflow as tf

pixels = np.random.RandomState(3).rand(480, 12).astype("float32")
pixels[7, 3] = np.nan
points = np.random.RandomState(4).rand(60, 12).astype("float32")


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
    skipped, made = 0, 0
    for rows in batches():
        rows = long_ones(rows)
        if rows is None:
            skipped += 1
        elif made < 20:
            sess.run(train_op, feed_dict={x: rows})
            made += 1
    for epoch in range(2):
        for low in range(0, len(pixels), 16):
            rows = pixels[low:low + 16]
            if np.isnan(rows).any():
                print("no number at", low)
            else:
                sess.run(train_op, feed_dict={x: rows})
    for row in points:
        if row[0] > 0.1:
            sess.run(train_op, feed_dict={x: [row]})
