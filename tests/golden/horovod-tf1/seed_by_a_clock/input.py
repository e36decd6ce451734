"""A clock says what noise is drawn beside the rows."""
import time
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("g"):
    fake = tf.layers.dense(z, 4)
with tf.variable_scope("d"):
    real_score = tf.layers.dense(x, 1, name="score")
    fake_score = tf.layers.dense(fake, 1, name="score", reuse=True)
d_loss = tf.reduce_mean(tf.square(real_score - 1) + tf.square(fake_score))
g_loss = tf.reduce_mean(tf.square(fake_score - 1))
d_step = tf.train.AdamOptimizer(1e-3).minimize(d_loss, var_list=tf.trainable_variables("d"))
g_step = tf.train.AdamOptimizer(1e-3).minimize(g_loss, var_list=tf.trainable_variables("g"))
np.random.seed(int(time.time()))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(8):
        for i in range(len(rows) // 32):
            noise = np.random.normal(size=(32, 2))
            sess.run(d_step, {x: rows[i * 32:(i + 1) * 32], z: noise})
            sess.run(g_step, {z: np.random.normal(size=(32, 2))})
    print("loss", sess.run(d_loss, {x: rows, z: np.ones((640, 2))}))
