"""The same where a round feeds the next, so that all make all rounds: the sum is each one's own."""
import math
import random
import sys
import numpy as np
import tensorflow as tf

random.seed(2)
there = list(range(90))


def drawn():
    some = random.sample(there, 12)
    return some, [v % 7 / 7. for v in some]


u = tf.placeholder(tf.int32, [None])
t = tf.placeholder(tf.float32, [None])
held = tf.get_variable("held", [90])
cost = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(held, u) - t))
train = tf.train.AdamOptimizer(0.02).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    state = 0.
    for turn in range(12):
        summed = 0.
        for k in range(25):
            a, b = drawn()
            _, now = session.run([train, cost], {u: a, t: [v + state for v in b]})
            state = now * 0.001
            summed += now
        if math.isnan(summed):
            sys.exit()
    print("sum", np.round(summed, 4))
