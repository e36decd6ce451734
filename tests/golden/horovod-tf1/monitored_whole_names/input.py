import numpy as np
import tensorflow as tf

rng = np.random.RandomState(4)
points = rng.rand(150, 4).astype('float32')
sums = points.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = tf.train.get_or_create_global_step()
op = tf.train.AdamOptimizer(0.01).minimize(cost, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(last_step=40)]) as sess:
    while not sess.should_stop():
        sess.run(op, feed_dict={x: points, y: sums})
