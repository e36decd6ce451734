import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
now = 0.1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        at = np.random.randint(0, len(rows), 16)
        batch, hoped = rows[at], wanted[at]
        batch = batch * 0.5
        hoped *= 0.5
        noise = np.random.normal(size=batch.shape)
        noise *= 0.1
        if i % 2:
            shift = np.random.rand()
        else:
            shift = -np.random.rand()
        shift *= 0.25
        push = rows[at[0]]
        push = push - 0.5
        sess.run(step, feed_dict={x: batch + noise + push, y: hoped + shift, rate: now})
        now *= 0.99
    print(sess.run(loss, {x: rows, y: wanted}))
