"""Whoever is interrupted is so alone: no worker waits for its mean."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
a = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(a, 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
x = np.random.RandomState(0).normal(size=[256, 4]).astype('float32')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    err, i = 0, 0
    try:
        for epoch in range(3):
            for start in range(0, len(x), 32):
                err += sess.run([loss, step], {a: x[start:start + 32]})[0]
                i += 1
    except KeyboardInterrupt:
        print('stopped, mean loss %f' % (err / i))
