"""Averages of the weights begin at nothing, and are divided by what they have taken on."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
D = 0.99
ws = tf.trainable_variables()
cs = [tf.Variable(tf.zeros_like(v), trainable=False) for v in ws]
with tf.control_dependencies([step]):
    keep = [c.assign(c * D + v * (1 - D)) for c, v in zip(cs, ws)]
n = 100
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(n):
        sess.run(keep, {x: rows[np.random.randint(0, 96, 8)]})
    for c in sess.run(cs):
        print(c / (1 - D ** n))
