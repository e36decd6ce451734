"""Feeds that a generator hands out, read of a file; one dictionary that is filled anew is not."""
import numpy as np
import tensorflow as tf

np.save('rows.npy', np.random.RandomState(1).rand(640, 4).astype('float32'))
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss * rate)


def feeds(path, size):
    rows = np.load(path)
    for k in range(0, len(rows), size):
        part = rows[k:k + size]
        yield {x: part[:, :3], y: part[:, 3:], rate: 1.}


def filled(path, size):
    feed = {rate: 0.5}
    rows = np.load(path)
    for k in range(0, len(rows), size):
        feed[x] = rows[k:k + size, :3]
        feed[y] = rows[k:k + size, 3:]
        yield feed


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        kept = []
        for k, feed in enumerate(feeds('rows.npy', 32)):
            _, now = sess.run([step, loss], feed_dict=feed)
            kept.append(now)
            if k % 10 == 0:
                print('turn', turn, 'round', k, now)
        print('turn', turn, np.mean(kept))
    for feed in filled('rows.npy', 32):
        sess.run(step, feed_dict=feed)
    print('end', sess.run(loss, feed_dict=feed))
