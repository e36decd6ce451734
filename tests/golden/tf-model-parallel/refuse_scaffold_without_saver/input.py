import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])
h = tf.layers.dense(x, 8, activation=tf.nn.relu)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 3)))

train = tf.train.AdamOptimizer().minimize(loss, tf.train.get_or_create_global_step())
scaffold = tf.train.Scaffold(init_op=tf.global_variables_initializer())
with tf.train.MonitoredTrainingSession(checkpoint_dir='model', scaffold=scaffold) as sess:
    sess.run(train, {x: np.ones((3, 10))})
