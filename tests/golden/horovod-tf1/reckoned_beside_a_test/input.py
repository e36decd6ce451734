"""A rate falls by a power of the steps; another function builds the network again and tests it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(500, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
known, held = table[:400], table[400:]
right, held_right = wanted[:400], wanted[400:]


def network(given, keep):
    width = given.get_shape()[1]
    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
        turn = tf.get_variable('turn', shape=[width, 1])
        return tf.clip_by_value(tf.nn.dropout(tf.matmul(given, turn), keep), -9., 9.)


def train():
    given = tf.placeholder(tf.float32, [None, 4])
    answer = tf.placeholder(tf.float32, [None, 1])
    keep = tf.placeholder(tf.float32)
    steps = tf.Variable(0, trainable=False)
    cost = tf.reduce_mean((network(given, keep) - answer) ** 2)
    rate = 0.01 * 0.5 ** (tf.cast(steps, tf.float32) / 100.)
    step = tf.train.GradientDescentOptimizer(rate).minimize(cost, global_step=steps)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(3):
            for k in range(len(known) // 8):
                sess.run(step, feed_dict={given: known[k * 8:k * 8 + 8],
                                          answer: right[k * 8:k * 8 + 8], keep: 1.})
        tf.train.Saver().save(sess, './kept')


def test():
    given = tf.placeholder(tf.float32, [None, 4])
    keep = tf.placeholder(tf.float32)
    guess = network(given, keep)
    with tf.Session() as sess:
        tf.train.Saver([v for v in tf.global_variables() if 'turn' in v.name]).restore(sess, './kept')
        return sess.run(guess, feed_dict={given: held, keep: 1.})


if __name__ == '__main__':
    train()
    print(np.abs(test() - held_right).mean())
