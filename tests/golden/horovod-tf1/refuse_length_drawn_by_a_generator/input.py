import os, random, glob, itertools
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

words = np.random.RandomState(1).randint(0, 50, 200)


def pairs(words, width):
    for at, centre in enumerate(words):
        reach = random.randint(1, width)
        for other in words[max(0, at - reach):at]:
            yield centre, other


def batches(words, size):
    xs, ys = [], []
    for centre, other in pairs(words, 2):
        xs.append(centre)
        ys.append(other)
        if len(xs) == size:
            yield xs, ys
            xs, ys = [], []


c = tf.placeholder(tf.int32, [None])
t = tf.placeholder(tf.int32, [None])
table = tf.get_variable("table", [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(table, c) - tf.nn.embedding_lookup(table, t)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())

    for epoch in range(2):
        for xs, ys in batches(words, 16):
            sess.run(step, {c: xs, t: ys})
