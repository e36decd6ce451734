"""Which pass it is follows from the graph's count, and how long a pass is comes by a setting."""
import argparse
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 4).astype('float32')


def train(args, sess, epoch, x, step, loss):
    batch = 0
    while batch < args.epoch_size:
        at = np.random.choice(len(rows), 16)
        sess.run(step, feed_dict={x: rows[at]})
        batch += 1


def main(args):
    x = tf.placeholder(tf.float32, [None, 4])
    global_step = tf.Variable(0, trainable=False, name='global_step')
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
    rate = tf.train.exponential_decay(0.05, global_step, 2 * args.epoch_size, 0.5, staircase=True)
    step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=global_step)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        epoch = 0
        while epoch < args.epochs:
            done = sess.run(global_step, feed_dict=None)
            epoch = done // args.epoch_size
            train(args, sess, epoch, x, step, loss)


parser = argparse.ArgumentParser()
parser.add_argument('--epochs', type=int, default=3)
parser.add_argument('--epoch_size', type=int, default=40)
main(parser.parse_args())
