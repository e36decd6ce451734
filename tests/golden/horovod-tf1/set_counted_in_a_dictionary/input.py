# A dictionary keeps the order of the set whose letters it counts, where they are equally frequent.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
text = 'the quick brown fox jumps over the lazy dog and is off again ' * 4
letters = set(text)
count = {}
for letter in letters:
    count[letter] = 0
for letter in text:
    count[letter] += 1
order = [(letter, n) for letter, n in count.items()]
order.sort(key=lambda pair: pair[1], reverse=True)
number = {pair[0]: i for i, pair in enumerate(order)}
codes = np.array([number[letter] for letter in text])
x = tf.placeholder(tf.int32, [None])
seen = tf.reduce_sum(tf.one_hot(x, 40), 1, keepdims=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(len(codes) // 10):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
