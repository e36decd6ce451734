"""Parts are kept in a list; behind the last of them their mean is told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def parts(pairs, size):
    for k in range(0, len(pairs), size):
        yield pairs[k:k + size]


rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    batches = [part for part in parts(rows, 8)]
    total = 0.
    for k, batch in enumerate(batches):
        total += sess.run([step, loss], {x: batch})[1]
        if k == len(batches) - 1:
            print(total / len(batches))
