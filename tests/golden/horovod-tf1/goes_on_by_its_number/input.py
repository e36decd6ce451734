"""A run that goes on up to so many rounds, from where the last one has ended."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(800, 3)
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
saver = tf.train.Saver(max_to_keep=2)


def load(sess):
    found = tf.train.latest_checkpoint("kept")
    if found is None:
        return 0
    saver.restore(sess, found)
    return int(found.split("-")[-1]) + 1


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = load(sess)
    for k in range(start, 240):
        at = np.random.randint(0, len(rows), 16)
        now = 0.1 * 0.5 ** (k / 100)
        _, value = sess.run([step, loss], {x: rows[at], y: wanted[at], rate: now})
        if k % 60 == 0:
            print("round", k, "loss", value)
        if (k + 1) % 80 == 0 or k == 239:
            saver.save(sess, "kept/model", global_step=k)
    print("at the end", sess.run(loss, {x: rows, y: wanted}))
