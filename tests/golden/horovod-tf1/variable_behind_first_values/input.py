"""A mean is kept in a variable that is made behind the first values, and never given one."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(200, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdagradOptimizer(0.1).minimize(loss)
init = tf.global_variables_initializer()
with tf.Session() as sess:
    sess.run(init)
    mean_told = tf.Variable(0.0)
    for epoch in range(3):
        for k in range(len(rows) // 32):
            sess.run(step, {x: rows[k * 32:(k + 1) * 32]})
        sess.run(mean_told.assign(sess.run(loss, {x: rows})))
        print(sess.run(mean_told))
