import numpy as np
import tensorflow as tf

(digits, answers), (held_digits, held_answers) = tf.keras.datasets.mnist.load_data()
inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(want, tf.layers.dense(tf.layers.flatten(inp), 10))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    rounds, curve = 500, []
    for k in range(rounds):
        pick = np.random.randint(0, len(digits), 16)
        _, c = s.run([op, cost], {inp: digits[pick], want: answers[pick]})
        curve.append(c)
    ticks = np.arange(rounds)
    print(ticks.shape, len(curve))
