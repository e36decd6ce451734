# The same of a list that is summed.
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
    for turn in range(5):
        seen = []
        for k in range(len(rows) // size):
            feed = {x: rows[k * size:(k + 1) * size], y: wanted[k * size:(k + 1) * size]}
            seen.append(sess.run([step, loss], feed)[1])
        print(turn, np.mean(seen), sum(seen) / (len(rows) // size), sum(seen) * size / len(rows))
    print('left', sess.run(loss, {x: rows, y: wanted}))
