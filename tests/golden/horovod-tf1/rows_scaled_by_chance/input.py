"""How far a row is scaled, before it is put into a list, does not say how many there are."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 8, 8)


def batches(size):
    kept = []
    for row in rows:
        row = row.reshape(1, 64) * np.random.uniform(0.5, 1.0)
        kept.append(row)
    kept = np.concatenate(kept)
    for k in range(0, len(kept) - size + 1, size):
        yield kept[k:k + size]


x = tf.placeholder(tf.float32, [None, 64])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 64) - x))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for batch in batches(16):
            sess.run(step, {x: batch})
