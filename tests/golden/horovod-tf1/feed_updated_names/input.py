"""The feed goes through a comprehension of columns, and a copy of it is given the labels."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
names = ["a", "b", "c"]
seen = {n: tf.placeholder(tf.float32, [None, 1]) for n in names}
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(tf.concat([seen[n] for n in names], 1), 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)


def columns(part):
    return {seen[n]: part[:, k:k + 1] for k, n in enumerate(names)}


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        for i in range(len(rows) // 16):
            some = rows[16 * i:16 * (i + 1)]
            feed = dict(columns(some))
            feed[y] = wanted[16 * i:16 * (i + 1)]
            _, now = sess.run([step, loss], feed_dict=feed)
    print("last loss", now)
