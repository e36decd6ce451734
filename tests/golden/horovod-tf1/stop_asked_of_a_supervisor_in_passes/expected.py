"""Each pass asks a supervisor first whether to stop, and no thread ever asks it to."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

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
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
first_weights = hvd.broadcast_global_variables(0)
sv = tf.train.Supervisor(logdir="logs" if hvd.rank() == 0 else tempfile.mkdtemp())
with sv.managed_session(config=session_config()) as sess:
    sess.run(first_weights)
    for epoch in range(4):
        if sv.should_stop():
            break
        for at in range(0, len(share(rows)), 16):
            sess.run(step, {x: share(rows)[at:at + 16], y: share(marks)[at:at + 16]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, y: marks}))
