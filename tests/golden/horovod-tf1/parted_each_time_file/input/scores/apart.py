"""How well rows can be told from others."""
import numpy as np
import tensorflow as tf
from parts import parted, batch_of


def score(real, made):
    tf.reset_default_graph()
    x = tf.placeholder(tf.float32, [None, 6])
    z = tf.placeholder(tf.float32, [None, 6])

    def judge(rows):
        with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(tf.layers.dense(rows, 8, tf.nn.relu, name="a"), 1, name="b")
    a, b = judge(x), judge(z)
    loss = tf.reduce_mean(tf.nn.softplus(-a)) + tf.reduce_mean(tf.nn.softplus(b))
    solver = tf.train.AdamOptimizer(0.01).minimize(loss)
    sess = tf.Session()
    sess.run(tf.global_variables_initializer())
    train, train_made, test, test_made = parted(real, made)
    for itt in range(200):
        sess.run(solver, feed_dict={x: batch_of(train, 32), z: batch_of(train_made, 32)})
    ra, rb = sess.run([a, b], feed_dict={x: test, z: test_made})
    return np.abs(0.5 - np.mean(np.concatenate([ra > 0, rb <= 0])))
