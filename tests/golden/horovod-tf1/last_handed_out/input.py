"""A part says that it is the last of a pass, and the weights are saved then."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def parts(size):
    for k in range(0, len(rows), size):
        last = k + size >= len(rows)
        yield rows[k:k + size], marks[k:k + size], last


saver = tf.train.Saver()
folder = tempfile.mkdtemp()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(4):
        for a, b, last in parts(8):
            sess.run(step, {x: a, y: b})
            if last:
                saver.save(sess, folder + "/net")
    print(sess.run(loss, {x: rows, y: marks}))
