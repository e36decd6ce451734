"""So many rows are gathered, and as many updates follow: the updates alone are divided."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
EVERY = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
rows = []
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(1, 49):
        rows.append(np.random.normal(size=4))
        if len(rows) >= EVERY:
            for _ in range(EVERY):
                sess.run(train, {x: np.array(rows)[np.random.randint(0, len(rows), 8)]})
            del rows[:]
