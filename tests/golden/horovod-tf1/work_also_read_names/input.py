import numpy as np
import tensorflow as tf

(digits, answers), (held_digits, held_answers) = tf.keras.datasets.mnist.load_data()
inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(want, tf.layers.dense(tf.layers.flatten(inp), 10))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(3):
        for b in range(0, 192, 16):
            s.run(op, {inp: digits[b:b + 16], want: answers[b:b + 16]})
        print(s.run(cost, {inp: digits, want: answers}))
