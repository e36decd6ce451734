"""A rate that is reckoned from the number of the round where it is fed."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
points = np.random.RandomState(5).rand(160, 2).astype("float32")
kinds = (points.sum(axis=1) > 1).astype("int64")
given = tf.placeholder(tf.float32, [None, 2])
kind = tf.placeholder(tf.int64, [None])
learning_rate = tf.placeholder(tf.float32)
scores = tf.layers.dense(given, 2)
cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kind, logits=scores))
op = tf.train.MomentumOptimizer(learning_rate, 0.9).minimize(cost)
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(90):
    at = np.random.choice(len(points), 10)
    session.run(op, feed_dict={given: points[at], kind: kinds[at], learning_rate: 0.05 * (1 - turn / 90.)})
session.close()
