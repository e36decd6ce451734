# The same in a class, by `Counter` and `fromkeys`.
from collections import Counter

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Words:
    def __init__(self, text):
        self.known = set(text.split())
        self.seen = dict.fromkeys(self.known, 0)
        for word in text.split():
            self.seen[word] += 1
        common = Counter(self.seen).most_common()
        self.number = {word: i for i, (word, _) in enumerate(common)}
        self.codes = np.array([self.number[word] for word in text.split()])


words = Words('the quick brown fox jumps over the lazy dog and is off again ' * 20)
x = tf.placeholder(tf.int32, [None])
seen = tf.reduce_sum(tf.one_hot(x, 40), 1, keepdims=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    codes = words.codes
    for epoch in range(2):
        for i in range(len(codes) // 10):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
