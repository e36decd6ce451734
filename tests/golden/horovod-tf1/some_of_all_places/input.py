import random
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
count = len(rows) // 8
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(8):
        # Half of the batches make a pass.
        order = random.sample(range(count), count // 2)
        for k in range(count // 2):
            low = order[k] * 8
            sess.run(step, {x: rows[low:low + 8], y: marks[low:low + 8]})
    print(sess.run(loss, {x: rows, y: marks}))
