import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(1)
rows, wanted = drawn.rand(96, 3), drawn.rand(96, 1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
step = tf.train.FtrlOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(20):
        feed = {x: rows, y: wanted}
        _, cost, guess = sess.run([step, loss, out], feed_dict=feed)
        print(turn, cost, np.corrcoef(wanted[:, 0], guess[:, 0])[0, 1])
