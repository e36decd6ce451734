import numpy as np
import tensorflow as tf

data = np.random.rand(210, 4)
x, z = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("made"):
    fake = tf.layers.dense(z, 4)
with tf.variable_scope("told"):
    judge = tf.layers.Dense(1)
    real, made = judge(x), judge(fake)
d_loss, g_loss = tf.reduce_mean(made) - tf.reduce_mean(real), -tf.reduce_mean(made)
d_step = tf.train.AdamOptimizer(0.001).minimize(d_loss, var_list=tf.trainable_variables("told"))
g_step = tf.train.AdamOptimizer(0.001).minimize(g_loss, var_list=tf.trainable_variables("made"))
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(len(data) // 10):
            noise = np.random.rand(10, 2)
            s.run(d_step, {x: data[k * 10:(k + 1) * 10], z: noise})
            if k % 3 == 0:
                s.run(g_step, {z: noise})
