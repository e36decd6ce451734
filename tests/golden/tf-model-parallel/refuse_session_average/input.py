import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])

h = tf.layers.dense(x, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 3)))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
average = tf.train.ExponentialMovingAverage(decay=0.9)
with tf.control_dependencies([step]):
    train = average.apply(tf.trainable_variables())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        print('loss %.5f' % sess.run([loss, train], {x: np.ones((3, 10))})[0])
