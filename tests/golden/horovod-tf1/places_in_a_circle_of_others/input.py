"""Places begin anew behind a number that is not that of the rows."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(340, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(6):
        for k in range(42):
            at = [i % 336 for i in range(k * 8, (k + 1) * 8)]
            sess.run(step, {x: rows[at], y: marks[at]})
    print(sess.run(loss, {x: rows, y: marks}))
