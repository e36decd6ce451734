"""How many rounds a pass has a function draws behind a seed, as its rows are."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(7)
rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def lengths():
    return np.random.randint(10, 40)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        many = lengths()
        for k in range(many):
            sess.run(step, {x: rows[np.random.randint(0, 240, 8)]})
    print("done")
