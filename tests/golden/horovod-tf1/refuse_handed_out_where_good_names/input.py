"""A generator hands out a batch where what it has drawn for it is good."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def parts(n):
    for _ in range(n):
        found = rows[np.random.randint(0, 96, 8)]
        if found.mean() < 0.4:
            continue
        yield found
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for part in parts(24):
        sess.run(step, {x: part})
