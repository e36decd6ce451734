"""The same of rows that are drawn, in a function, with a step for the name of the file."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
steps = tf.Variable(0, dtype=tf.int32, trainable=False)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=steps)
saver = tf.train.Saver()


def train(sess, more, size=8):
    begin = sess.run(steps)
    for number in range(begin, begin + more):
        at = np.random.randint(0, len(rows), size)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if not number % 20:
            print(number, sess.run(loss, {x: rows, y: wanted}))
            saver.save(sess, "./net", global_step=number)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    found = tf.train.latest_checkpoint(".")
    if found:
        saver.restore(sess, found)
    train(sess, 200)
