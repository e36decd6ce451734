import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--method', choices=['adam', 'lbfgs'], default='adam')
args = parser.parse_args()


def optimizer_for(loss):
    if args.method == 'lbfgs':
        return tf.contrib.opt.ScipyOptimizerInterface(loss, method='L-BFGS-B')
    return tf.train.AdamOptimizer(1e-2)


def by_adam(sess, optimizer, loss):
    step = optimizer.minimize(loss)
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(step)


def by_scipy(sess, optimizer):
    sess.run(tf.global_variables_initializer())
    optimizer.minimize(sess)


image = tf.Variable(tf.zeros([4, 4]))
loss = tf.reduce_sum(tf.square(image - 1.0))
optimizer = optimizer_for(loss)
with tf.Session() as sess:
    if args.method == 'adam':
        by_adam(sess, optimizer, loss)
    else:
        by_scipy(sess, optimizer)
