"""Characters get numbers by a set, whose order is another in each process."""
import numpy as np
import tensorflow as tf

text = "the quick brown fox jumps over the lazy dog " * 12
chars = list(set(text))
number = {c: i for i, c in enumerate(chars)}
codes = np.array([number[c] for c in text], dtype=np.int32)
inputs, targets = codes[:-1], codes[1:]
x = tf.placeholder(tf.int32, [None])
y = tf.placeholder(tf.int32, [None])
logits = tf.layers.dense(tf.one_hot(x, len(chars)), len(chars))
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train = tf.train.AdamOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(inputs) // 20):
            sess.run(train, {x: inputs[i * 20:(i + 1) * 20], y: targets[i * 20:(i + 1) * 20]})
