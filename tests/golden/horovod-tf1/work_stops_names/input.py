import numpy as np
import tensorflow as tf

(digits, answers), (held_digits, held_answers) = tf.keras.datasets.mnist.load_data()
inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(want, tf.layers.dense(tf.layers.flatten(inp), 10))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    lowest, bad = 1e9, 0
    for e in range(30):
        seen = []
        for b in range(len(digits) // 16):
            _, c = s.run([op, cost], {inp: digits[b * 16:b * 16 + 16], want: answers[b * 16:b * 16 + 16]})
            seen.append(c)
        if np.mean(seen) < lowest - 1e6:
            lowest, bad = np.mean(seen), 0
        else:
            bad += 1
            if bad > 2:
                break
