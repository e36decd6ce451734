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


rows, goal = np.random.rand(150, 3).astype("float32"), np.random.rand(150, 1).astype("float32")
x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.losses.mean_squared_error(y, out))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for _ in range(max(1, len(share(rows)) // 10)):
            some = np.random.choice(len(share(rows)), 10)
            sess.run(train, {x: share(rows)[some], y: share(goal)[some]})
    if hvd.rank() == 0:
        print("first", sess.run(out, {x: rows[:2]}))
