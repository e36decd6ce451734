"""Two cases ask chance besides, and rows of a worker's own say which of them is asked."""
import random
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        part = rows[k:k + 8]
        match bool(part.sum() > 16):
            case True if random.random() < 0.1:
                break
            case False if random.random() < 0.1:
                break
        sess.run(train, {x: part})
