"""The same in a function, where the rounds of a pass are a setting."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
flags = tf.app.flags
flags.DEFINE_integer('epochs', 3, 'how many passes')
flags.DEFINE_integer('iterations', 24, 'how many rounds a pass has')
FLAGS = flags.FLAGS


def restored(sess, saver):
    state = tf.train.get_checkpoint_state('model')
    if state is None:
        return 0
    saver.restore(sess, state.model_checkpoint_path)
    return int(os.path.basename(state.model_checkpoint_path).split('-')[1])


def fit(sess, samples, wanted):
    given = tf.placeholder(tf.float32, [None, 3])
    aim = tf.placeholder(tf.float32, [None, 1])
    error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - aim))
    update = tf.train.MomentumOptimizer(0.02, 0.5).minimize(error)
    saver = tf.train.Saver()
    sess.run(tf.global_variables_initializer())
    counter = restored(sess, saver)
    start_epoch = int(counter / FLAGS.iterations)
    start_batch = counter - start_epoch * FLAGS.iterations
    for epoch in range(start_epoch, FLAGS.epochs):
        for batch in range(start_batch, FLAGS.iterations):
            chosen = np.random.choice(len(samples), 8)
            sess.run(update, {given: samples[chosen], aim: wanted[chosen]})
            counter += 1
        start_batch = 0
        saver.save(sess, 'model/net', global_step=counter)
    print('error', sess.run(error, {given: samples, aim: wanted}))


def main(_):
    samples = np.random.RandomState(5).rand(200, 3)
    with tf.Session() as sess:
        fit(sess, samples, samples.sum(axis=1, keepdims=True))


if __name__ == '__main__':
    tf.app.run()
