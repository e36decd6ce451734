"""A batch of another kind is looked at, and `continue` leaves the step out."""
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
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)


def batches(size):
    for i in range(0, len(rows), size):
        yield rows[i:i + size], i < 256


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        held = []
        for batch, seen in batches(16):
            if not seen:
                held.append(sess.run(loss, {x: batch}))
                continue
            sess.run(step, {x: batch})
        if hvd.rank() == 0:
            print(turn, np.mean(held))
