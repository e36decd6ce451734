"""A generator hands out a batch where what it has drawn for it is good."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def draws(n):
    for _ in range(n):
        picked = rows[np.random.randint(0, 96, 8)]
        if picked.mean() > 0.4:
            yield picked
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for drawn in draws(24):
        sess.run(step, {x: drawn})
