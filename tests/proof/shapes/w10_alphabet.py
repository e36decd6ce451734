"""What the text holds decides the shape of the model."""
import collections
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
text = "the quick brown fox jumps over the lazy dog " * 20 + "zyxwvutsrqponmlkjihgfedcba0"
counts = collections.Counter(text)
letters = sorted(counts)
number = {c: i for i, c in enumerate(letters)}
data = np.array([number[c] for c in text])
x = tf.placeholder(tf.int32, [None, 20])
train = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(tf.layers.dense(tf.one_hot(x, len(letters)), 1) - 1)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for b in range(len(data) // 20):
        sess.run(train, {x: data[b * 20:b * 20 + 20][None]})
