"""What was not read says whether a round makes its step."""
import numpy as np
import tensorflow.compat.v1 as tf
from warehouse import Store
tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
store = Store(rows)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        drawn = store.draw()
        if drawn is None:
            continue
        sess.run(step, {x: [drawn]})
