"""Answers that were found by an index stand beside rows in a generator: none of both is shared alone."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(pairs, size):
    for k in range(0, len(pairs) - size + 1, size):
        yield pairs[k:k + size]


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
kinds = (rows.sum(axis=1) > 2).astype(int)
kinds = np.eye(2)[kinds]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=y, logits=tf.layers.dense(x, 2)))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for batch in batches(list(zip(rows, kinds)), 32):
            some, wanted = zip(*batch)
            sess.run(step, {x: some, y: wanted})
