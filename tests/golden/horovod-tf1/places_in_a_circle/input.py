"""Places begin anew behind the last row."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(340, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    many = len(rows)
    for turn in range(6):
        for k in range(many // 8):
            at = [i % many for i in range(k * 8, (k + 1) * 8)]
            sess.run(step, {x: rows[at], y: marks[at]})
    print(sess.run(loss, {x: held, y: right}))
