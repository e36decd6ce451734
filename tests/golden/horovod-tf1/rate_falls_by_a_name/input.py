import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 20)
x = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3)))
rate = tf.Variable(0.01, trainable=False)
step = tf.train.AdamOptimizer(learning_rate=rate).minimize(loss)
slower = tf.maximum(rate * 0.999, 0.0001)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        at = np.random.randint(0, 800, 20)
        sess.run(step, feed_dict={x: rows[at, :]})
        sess.run(tf.assign(rate, slower))
    print("made")
