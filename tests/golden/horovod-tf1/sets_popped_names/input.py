"""Words that are taken out of a set one by one have another number in each process."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
text = 'the quick brown fox jumps over the lazy dog' * 20
left = set(text)
number = {}
while left:
    number[left.pop()] = len(number)
rows = np.array([number[c] for c in text])[:len(text) // 10 * 10].reshape(-1, 10)
ids = tf.placeholder(tf.int32, [None, 10])
table = tf.get_variable('table', [len(number), 8])
step = tf.train.GradientDescentOptimizer(0.1).minimize(
    tf.reduce_mean(tf.nn.embedding_lookup(table, ids) ** 2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(step, {ids: rows[k:k + 8]})
