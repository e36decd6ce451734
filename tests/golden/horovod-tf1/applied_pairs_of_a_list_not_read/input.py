import numpy as np
import tensorflow as tf

import layers_of

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out, chosen = layers_of.build(x)
loss = tf.reduce_mean(tf.square(out - y))
opt = tf.train.GradientDescentOptimizer(0.1)
pairs = opt.compute_gradients(loss, var_list=chosen)
step = opt.apply_gradients([(tf.clip_by_norm(g, 1.0), v) for g, v in pairs])
rows = np.random.RandomState(1).rand(800, 4)
wanted = np.random.RandomState(2).rand(800, 1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        at = np.random.randint(0, 800, 20)
        sess.run(step, {x: rows[at], y: wanted[at]})
    print("made")
