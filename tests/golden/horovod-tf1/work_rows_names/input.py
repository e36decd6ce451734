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
        mean_cost = 0.
        n = len(digits) // 16
        for b in range(n):
            _, c = s.run([op, cost], {inp: digits[b * 16:b * 16 + 16], want: answers[b * 16:b * 16 + 16]})
            mean_cost += c / n
        print('epoch', e, mean_cost)
    print(s.run(cost, {inp: held_digits, want: held_answers}))
