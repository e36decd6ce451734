"""Whether there is a checkpoint is asked in two steps: all meet in front of the first."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def train(folder, again, rows):
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
    step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        saver = tf.train.Saver()
        if not os.path.exists(folder):
            os.makedirs(folder)
        else:
            if os.path.isfile(folder + 'net.meta'):
                if again:
                    saver.restore(sess, tf.train.latest_checkpoint(folder))
                    print('restored')
        for epoch in range(2):
            for k in range(len(rows) // 8):
                sess.run(step, {x: rows[k * 8:(k + 1) * 8]})
            saver.save(sess, folder + 'net')


open('log.txt', 'w').close()
table = np.random.RandomState(0).rand(240, 4).astype('float32')
train('kept/', False, table)
