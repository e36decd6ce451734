"""Fresh samples are drawn until many rounds were no better."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
best, since = 1e9, 0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    while True:
        drawn = np.random.rand(16, 2)
        _, now = sess.run([step, loss], {x: drawn, y: drawn.sum(axis=1, keepdims=True)})
        if now < best:
            best = now
            since = 0
        else:
            since += 1
        if since > 40:
            break
    print('best', best)
