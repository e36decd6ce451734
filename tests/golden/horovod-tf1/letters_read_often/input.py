"""A table is written once and read again for each word: the others wait where it is written."""
import json

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def number(word):
    with open("numbers.json") as f:
        return json.load(f)[word]


def keep(words):
    with open("numbers.json", "w") as f:
        json.dump({word: k for k, word in enumerate(sorted(set(words)))}, f)


words = ["and", "or", "not", "if", "else", "for", "in", "while"] * 40
keep(words)
rows = np.array([[float(number(word))] for word in words], "float32")
x = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 32):
        sess.run(step, {x: rows[k:k + 32]})
    print(sess.run(loss, {x: rows}))
