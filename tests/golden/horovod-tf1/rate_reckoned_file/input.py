"""The rate falls with the root of the number of updates, which the optimizer is told to count."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
updates = tf.Variable(0, trainable=False, name="updates")
points = tf.placeholder(tf.float32, [None, 2])
kinds = tf.placeholder(tf.int64, [None])
scores = tf.layers.dense(points, 2)
cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kinds, logits=scores))
learning_rate = 0.5 / tf.sqrt(1. + tf.to_float(updates))
optimizer = tf.train.MomentumOptimizer(learning_rate, momentum=0.9)
grads = optimizer.compute_gradients(cost)
train = optimizer.apply_gradients(grads, global_step=updates)
drawn = np.random.RandomState(1)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for k in range(80):
        some = np.random.rand(10, 2)
        s.run(train, feed_dict={points: some, kinds: (some.sum(axis=1) > 1).astype("int64")})
