"""A function is told the name of what it keeps, by the round."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def keep(value, name, folder):
    text = name.zfill(4)
    np.save(folder + "/" + text, value)
    print("kept", text)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    folder = tempfile.mkdtemp()
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        if k % 100 == 0:
            keep(sess.run(loss, {x: rows, y: marks}), str(k // 100).zfill(3) + "h", folder)
    print(sess.run(loss, {x: rows, y: marks}))
