"""Chance says which of two texts stands first, and words are numbered as they come."""
from random import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read_pairs(path):
    ones, others = [], []
    with open(path) as lines:
        for line in lines:
            one, other = line.strip().split("\t")
            if random() > 0.5:
                ones.append(one.split())
                others.append(other.split())
            else:
                ones.append(other.split())
                others.append(one.split())
    return ones, others


class Words:
    def __init__(self):
        self.numbers = {}

    def rows(self, texts):
        rows = np.zeros((len(texts), 4), dtype=np.int32)
        for n, words in enumerate(texts):
            for k, word in enumerate(words[:4]):
                if word not in self.numbers:
                    self.numbers[word] = len(self.numbers) + 1
                rows[n, k] = self.numbers[word]
        return rows


words = Words()
ones, others = read_pairs("pairs.txt")
ones = words.rows(ones)
others = words.rows(others)
a = tf.placeholder(tf.int32, [None, 4])
b = tf.placeholder(tf.int32, [None, 4])
table = tf.get_variable("table", [len(words.numbers) + 1, 8])
apart = tf.nn.embedding_lookup(table, a) - tf.nn.embedding_lookup(table, b)
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(apart ** 2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(ones), 8):
        sess.run(step, {a: ones[k:k + 8], b: others[k:k + 8]})
