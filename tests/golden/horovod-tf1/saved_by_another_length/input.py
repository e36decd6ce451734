"""How many rounds there are was counted before some rows were left out."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    many = len(rows) // 8
    rows = rows * 2.
    for turn in range(6):
        for k in range(len(rows) // 8):
            sess.run(step, {x: rows[k * 8:k * 8 + 8], y: marks[k * 8:k * 8 + 8]})
            if k == many - 1:
                saver.save(sess, folder + "/net", global_step=turn)
    print(sess.run(loss, {x: rows, y: marks}))
