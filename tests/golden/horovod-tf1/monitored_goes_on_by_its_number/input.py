"""A session with hooks, with rounds that begin at a given number."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=gs)

start = int(os.environ.get("FROM", 0))
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8).make_one_shot_iterator().get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(data, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=gs)
with tf.train.MonitoredTrainingSession(checkpoint_dir="kept") as sess:
    for k in range(start, 120):
        sess.run(step)
        if k % 50 == 0:
            print(k)
