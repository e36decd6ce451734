"""The rounds end when enough of them are made, and the loss is small: both are asked at once."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    made = 0
    while True:
        points = np.random.uniform(-1, 1, (16, 2))
        _, now = sess.run([step, loss], {x: points, y: points.sum(axis=1, keepdims=True)})
        made += 1
        if made > 60 and now < 1e-3:
            break
    print('made', made, now)
