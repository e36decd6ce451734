import numpy as np
import tensorflow as tf


def learner(cost, rate):
    how = tf.train.GradientDescentOptimizer(rate)
    return tf.contrib.layers.optimize_loss(cost, tf.train.get_or_create_global_step(), rate, how)


given = np.random.rand(160, 4).astype("float32")
a = tf.placeholder(tf.float32, (None, 4))
cost = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(a, 2), 4) - a))
learn = learner(cost, 0.05)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(30):
        picked = np.random.randint(0, len(given), 16)
        session.run(learn, {a: given[picked]})
