"""Every tenth round goes on before the rate falls: it falls in the nine others."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
rate = tf.placeholder(tf.float32, [])
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
saver = tf.train.Saver()
now = 0.1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(1, 101):
        at = np.random.randint(0, 400, 16)
        sess.run(step, {x: rows[at], rate: now})
        if k % 10 == 0:
            saver.save(sess, 'kept/net', global_step=k)
            continue
        now = now * 0.98
    print('loss', sess.run(loss, {x: np.ones((3, 4))}))
