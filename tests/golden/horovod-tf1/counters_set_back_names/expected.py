"""Counters of metrics are set to naught in each pass and each round, and no weights begin anew."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
wanted = (rows.sum(1, keepdims=True) > 1.5).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
with tf.variable_scope("told"):
    near, near_more = tf.metrics.mean(loss)
    right, right_more = tf.metrics.accuracy(y, tf.round(out))
held = [v for v in tf.local_variables() if "mean" in v.name]
near_again = tf.variables_initializer(held)
all_again = tf.variables_initializer(
    var_list=tf.get_collection(tf.GraphKeys.LOCAL_VARIABLES, scope="told"))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        sess.run(all_again)
        for k in range(0, len(rows), 8):
            sess.run(near_again)
            feed = {x: rows[k:k + 8], y: wanted[k:k + 8]}
            sess.run([step, near_more, right_more], feed_dict=feed)
        if hvd.rank() == 0:
            print(turn, sess.run(right))
