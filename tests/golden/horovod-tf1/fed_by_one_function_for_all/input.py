"""One function makes what is fed, to the steps and to what is told of rows held out, and of all."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(9).rand(320, 3)
kinds = {k: k / 4. for k in range(4)}
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None])
w = tf.placeholder(tf.float32, [None])
guess = tf.reshape(tf.layers.dense(x, 1), [-1])
loss = tf.reduce_mean(tf.square(guess + w - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def fed(rows, low, high):
    filled = dict()
    filled[x] = rows[low:high, :2]
    filled[y] = rows[low:high, 2]
    filled[w] = [kinds[int(row * 4) % 4] for row in rows[low:high, 0]]
    return filled


def measured(sess, rows):
    low, found = 0, []
    while low < rows.shape[0]:
        found.append(sess.run(loss, fed(rows, low, low + 8)))
        low += 8
    return np.mean(found)


def train(rows, others):
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(4):
            np.random.shuffle(rows)
            low = 0
            while low < rows.shape[0]:
                sess.run(step, fed(rows, low, low + 8))
                low += 8
            print(turn, measured(sess, rows), measured(sess, others))
            print(sess.run(loss, fed(others, 0, others.shape[0])))


train(table[:240], table[240:])
