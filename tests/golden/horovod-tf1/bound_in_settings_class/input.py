import numpy as np
import tensorflow as tf


class Settings(object):
    rounds = 40
    passes = 20
    batch = 8


settings = Settings()


def batches(rows, size):
    order = np.random.permutation(len(rows))
    for k in range(0, len(rows) - size + 1, size):
        yield rows[order[k:k + size]]


def train(rows):
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
    done = 0
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(settings.passes):
            for some in batches(rows, settings.batch):
                sess.run(step, {x: some})
                done += 1
                if done >= settings.rounds:
                    break
            if done >= settings.rounds:
                break


train(np.random.rand(96, 3).astype("float32"))
