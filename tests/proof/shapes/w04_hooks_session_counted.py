"""A hooks session whose loop is counted by the program; its hooks stand in a list."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=step)
hooks = [tf.train.CheckpointSaverHook("ckpt", save_steps=4), tf.train.NanTensorHook(loss)]
with tf.train.MonitoredSession(hooks=hooks) as sess:
    for i in range(30):
        sess.run(train, {x: np.random.rand(8, 3)})
