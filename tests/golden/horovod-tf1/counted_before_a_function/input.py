"""How many rows there are is read in the module, and the batches begin again by it in a function."""
import numpy as np
import tensorflow as tf

STEPS, BATCH = 200, 8
data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
SIZE = len(rows)


def train():
    x = tf.placeholder(tf.float32, [None, 4])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(STEPS):
            start = (i * BATCH) % SIZE
            end = min(start + BATCH, SIZE)
            sess.run(step, feed_dict={x: rows[start:end], y: marks[start:end]})
        print(sess.run(loss, {x: rows, y: marks}))


train()
