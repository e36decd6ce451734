"""Hooks that tell what tensors hold stand in a list, and are added to one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
count = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, global_step=count)
hooks = [tf.train.StopAtStepHook(60), tf.train.LoggingTensorHook({"loss": loss}, every_n_iter=20)]
hooks.append(tf.train.LoggingTensorHook([count], every_n_secs=5))
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(step)
