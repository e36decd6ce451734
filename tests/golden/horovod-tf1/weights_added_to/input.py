# Gradients are added to the weights, each by an operation of its own, and all in a group.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
weights = tf.trainable_variables()
grads = tf.gradients(-rate * loss, weights)
ops = []
for v, g in zip(weights, grads):
    ops.append(tf.assign_add(v, g))
update = tf.group(*ops)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(len(rows) // 10):
            sess.run(update, {x: rows[i * 10:(i + 1) * 10], rate: 0.1})
