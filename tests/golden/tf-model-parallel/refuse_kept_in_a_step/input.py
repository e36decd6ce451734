import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])
h = tf.layers.dense(x, 16, activation=tf.nn.relu)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 3)))
weights = tf.trainable_variables()
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.control_dependencies([step]):
    train = tf.group(*[w.assign(0.9 * w) for w in weights])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((3, 10))})
