"""Batches are made by a list of letters that the first call makes where it is not there."""
import codecs
import json
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


LETTERS = 'letters.json'
LINES = [''.join(np.random.RandomState(k).permutation(list('abcdefgh'))) for k in range(256)]


def get_letters():
    if average(bool(not os.path.exists(LETTERS)) and hvd.rank() == 0) > 0:
        letters = sorted(set(''.join(LINES)))
        with codecs.open(LETTERS if hvd.rank() == 0 else os.devnull, 'w', 'utf-8') as out:
            if hvd.rank() == 0:
                json.dump(letters, out)
    average(0.)  # the others wait for the first worker's file
    with codecs.open(LETTERS, 'r', 'utf-8') as kept:
        letters = json.load(kept)
    return dict((letter, k) for k, letter in enumerate(letters))


def known(line, number_of):
    for letter in line:
        if letter not in number_of:
            return False
    return len(line) >= 8


def batches(size):
    number_of = get_letters()
    rows = np.array([[number_of[letter] for letter in line] for line in LINES if known(line, number_of)], np.float32)
    for k in range(len(rows) // size):
        yield rows[k * size:k * size + size] / 8.


x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        for batch in turns(batches(16)):
            _, seen = sess.run([step, loss], feed_dict={x: batch})
    if hvd.rank() == 0:
        print(seen)
