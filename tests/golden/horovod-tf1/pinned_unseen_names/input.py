# Where a configuration is made was not followed: it gets this worker's GPU where it is used.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
settings = {"name": "a", "session": tf.ConfigProto(allow_soft_placement=True)}
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
update = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
chosen = "sess" + "ion"
with tf.Session(config=settings[chosen]) as s:
    s.run(tf.global_variables_initializer())
    for i in range(0, 400, 8):
        s.run(update, {x: rows[i:i + 8]})
