"""The weights are saved in the last round of a pass."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    many = len(rows) // 8
    for turn in range(6):
        for k in range(many):
            sess.run(step, {x: rows[k * 8:k * 8 + 8], y: marks[k * 8:k * 8 + 8]})
            if k == many - 1:
                saver.save(sess, folder + "/net", global_step=turn)
    print(sess.run(loss, {x: held, y: right}))
