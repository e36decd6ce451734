"""So many rounds at the most, where the session is asked whether to stop and has no hooks that say so."""
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.train.MonitoredTrainingSession(config=session_config(),
        hooks=[hvd.BroadcastGlobalVariablesHook(0)]) as sess:
    rows = share(rows)
    for turn in range(max(1, 200 // hvd.size())):
        if sess.should_stop():
            break
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at]})
