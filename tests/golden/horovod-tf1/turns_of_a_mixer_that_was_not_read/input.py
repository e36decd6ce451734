"""What hands out the batches was not read, and is told to mix the rows."""
import numpy as np
import tensorflow.compat.v1 as tf
from batching import DataIterator

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        for some, asked in DataIterator(rows, wanted, batch_size=16, shuffle=True):
            sess.run(step, feed_dict={x: some, y: asked})
    print("loss of all", sess.run(loss, {x: rows, y: wanted}))
