import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def batches(rows):
    kept = np.random.rand(len(rows)) > 0.3
    rows = rows[kept]
    for k in range(0, len(rows), 8):
        yield rows[k:k + 8]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for some in batches(xs):
            sess.run(step, {x: some})
