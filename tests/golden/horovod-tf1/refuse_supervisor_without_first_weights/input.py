"""A supervisor takes its weights of a checkpoint alone."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=gs)

first = tf.initialize_all_variables()
if os.path.exists("kept/checkpoint"):
    first = None
sv = tf.train.Supervisor(logdir="kept", init_op=first)
with sv.managed_session() as sess:
    for k in range(100):
        at = np.random.randint(0, len(rows), 10)
        sess.run(step, {x: rows[at]})
