"""What was not read says whether there is a step."""
from warehouse import Store
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
store = Store(rows)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        ok, drawn = store.draw()
        if ok:
            sess.run(step, {x: [drawn]})
