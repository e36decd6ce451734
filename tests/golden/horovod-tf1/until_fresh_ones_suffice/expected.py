"""Samples are drawn and drawn up one by one, until fresh ones are told well, or no better."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
letters = 'abcd'


def drawn_text():
    text = []
    for k in range(2):
        text.append(random.choice(letters))
    return ''.join(text)


def drawn_sample():
    text = drawn_text()
    image = np.concatenate([np.eye(4)[letters.index(c)] for c in text])
    return text, image + np.random.normal(0, 0.1, 8)


def code(text):
    return np.concatenate([np.eye(4)[letters.index(c)] for c in text])


def next_batch(size=32):
    x = np.zeros([size, 8])
    y = np.zeros([size, 8])
    for k in range(size):
        text, image = drawn_sample()
        x[k, :] = image
        y[k, :] = code(text)
    return x, y


def train():
    given = tf.placeholder(tf.float32, [None, 8])
    wanted = tf.placeholder(tf.float32, [None, 8])
    out = tf.layers.dense(given, 8)
    loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=out, labels=wanted))
    step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
    right = tf.equal(tf.argmax(tf.reshape(out, [-1, 2, 4]), 2), tf.argmax(tf.reshape(wanted, [-1, 2, 4]), 2))
    accuracy = tf.reduce_mean(tf.cast(right, tf.float32))
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        made, last = 0, -1.
        sess.run(hvd.broadcast_global_variables(0))
        while True:
            x, y = next_batch(16)
            _, now = sess.run([step, loss], {given: x, wanted: y})
            if hvd.rank() == 0:
                print(made, now)
            if made * hvd.size() % 10 < hvd.size():
                x_test, y_test = next_batch(64)
                acc = sess.run(accuracy, {given: x_test, wanted: y_test})
                if hvd.rank() == 0:
                    print(made, acc)
                if average_v1(bool(acc > 0.9 or acc < last + 0.001) and hvd.rank() == 0) > 0:
                    if hvd.rank() == 0:
                        saver.save(sess, 'kept/net', global_step=made)
                    break
                last = acc
            made += 1


train()
