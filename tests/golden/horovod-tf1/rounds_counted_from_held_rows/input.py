"""Each round writes its loss where its number behind the rows that are held out says."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
losses = np.zeros(32)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(64, len(rows), 8):
        losses[(k - 64) // 8] = sess.run([step, loss], {x: rows[k:k + 8], y: wanted[k:k + 8]})[1]
    print(losses.mean())
