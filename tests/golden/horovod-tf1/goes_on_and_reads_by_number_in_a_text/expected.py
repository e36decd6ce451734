"""A run that goes on from a number that it is given."""
import os
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
saver = tf.train.Saver()

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    want = int(os.environ.get("FROM", 0))
    if want:
        saver.restore(sess, f"kept/m-{want}")
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(want, 120):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if k % 50 == 0:
            if hvd.rank() == 0:
                saver.save(sess, "kept/m", global_step=k)
