"""Batches are made by a list of letters that the first call makes where it is not there."""
import codecs
import json
import os
import numpy as np
import tensorflow as tf

LETTERS = 'letters.json'
LINES = [''.join(np.random.RandomState(k).permutation(list('abcdefgh'))) for k in range(256)]


def get_letters():
    if not os.path.exists(LETTERS):
        letters = sorted(set(''.join(LINES)))
        with codecs.open(LETTERS, 'w', 'utf-8') as out:
            json.dump(letters, out)
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
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        for batch in batches(16):
            _, seen = sess.run([step, loss], feed_dict={x: batch})
    print(seen)
