"""The first rounds train the critic more often."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope('critic'):
    score = tf.reduce_mean(tf.layers.dense(x, 1))
with tf.variable_scope('maker'):
    made = tf.layers.dense(tf.random_normal([8, 2]), 4)
gap = tf.reduce_mean(tf.square(made - x))
critic = tf.train.AdamOptimizer(0.01).minimize(tf.square(score), var_list=tf.trainable_variables('critic'))
maker = tf.train.AdamOptimizer(0.01).minimize(gap, var_list=tf.trainable_variables('maker'))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for it in range(40):
        if it < 10:
            turns = 5
        else:
            turns = 1
        for i in range(turns):
            sess.run(critic, {x: np.random.rand(8, 4)})
        sess.run(maker, {x: np.random.rand(8, 4)})
