# Each round adds its part of the mean, by the batches of rows that are used whole as well.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
size = 8
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        total = 0.0
        for k in range(len(rows) // size):
            low = k * size
            _, now = sess.run([step, loss], {x: rows[low:low + size], y: wanted[low:low + size]})
            total += now / (len(rows) // size)
        print(epoch, total)
    print('left', sess.run(loss, {x: rows, y: wanted}))
