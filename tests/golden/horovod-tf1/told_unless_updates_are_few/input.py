import numpy as np
import tensorflow as tf

rng = np.random.RandomState(3)
rows = rng.rand(320, 3).astype('float32')
wanted = (rows.sum(axis=1, keepdims=True) * 2).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
made = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=made)
now, least = 0, None
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(20):
        for k in range(len(rows) // 8):
            _, now = sess.run([step, made], {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]})
        if now < 300:
            continue
        told = sess.run(loss, {x: rows, y: wanted})
        if least is None or told < least:
            least = told
    print(least)
