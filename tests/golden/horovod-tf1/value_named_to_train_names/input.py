"""A name says `train`, and what it holds gives a variable a value and trains nothing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
keep = tf.Variable(1., trainable=False)
loss = tf.reduce_mean((keep * tf.layers.dense(x, 1) - 1.) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
train_keep, test_keep = tf.assign(keep, 0.5), tf.assign(keep, 1.)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        sess.run(train_keep.op)
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        sess.run(test_keep.op)
        print(turn, sess.run(loss, {x: rows}))
