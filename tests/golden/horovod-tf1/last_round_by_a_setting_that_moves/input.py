"""A function that the rounds call gives the setting another value."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()


class Settings:
    steps = 200


hp = Settings()


def tend(cost):
    if cost < 1e-6:
        hp.steps = 150


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(hp.steps):
        at = i * 8 % (len(rows) - 8)
        _, cost = sess.run([step, loss], {x: rows[at:at + 8], y: marks[at:at + 8]})
        tend(cost)
        if i == hp.steps - 1:
            saver.save(sess, folder + "/net")
    print(sess.run(loss, {x: held, y: right}))
