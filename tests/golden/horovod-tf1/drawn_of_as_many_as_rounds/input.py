import numpy as np
import tensorflow as tf

many = 96
rows = np.random.RandomState(1).rand(many, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(many):
        at = np.random.randint(0, many, 8)
        sess.run(step, {x: rows[at]})
