"""What goes wrong is told in other words."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        try:
            sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        except Exception as wrong:
            raise RuntimeError("round %d" % number) from wrong
