import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        xs = xs[np.random.permutation(len(xs))]
        some = xs[np.random.rand(len(xs)) > 0.5]
        for k in range(0, len(some), 8):
            sess.run(step, {x: some[k:k + 8]})
