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

rows = np.random.RandomState(7).rand(240, 4).astype("float32")
sums = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
losses = [tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2) for k in range(3)]
steps = [
    hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss) for loss in losses]
saver = tf.train.Saver()

with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    rows = share(rows)
    sums = share(sums)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 30 // hvd.size())):
        for k in range(len(steps)):
            at = np.random.randint(0, len(rows), 8)
            session.run(steps[k], {x: rows[at], y: sums[at]})
    if hvd.rank() == 0:
        saver.save(session, "kept/net")
