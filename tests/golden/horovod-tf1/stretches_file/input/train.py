import numpy as np
import tensorflow.compat.v1 as tf
from windows import draw, LENGTH

tf.disable_v2_behavior()
wave = np.sin(np.arange(203) / 9.)
x, y = tf.placeholder(tf.float32, [None, LENGTH]), tf.placeholder(tf.float32, [None, 1])
op = tf.train.GradientDescentOptimizer(0.01).minimize(tf.losses.mean_squared_error(y, tf.layers.dense(x, 1)))
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for k in range(24):
        a, b = draw(wave, 8)
        s.run(op, {x: a, y: b})
