"""Places in rows, of which columns are taken apart."""
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
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
order = np.random.RandomState(2).permutation(320)
kept, tested = order[:280], order[280:]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    kept = share(kept)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(max(1, len(kept) // 8)):
            at = kept[k * 8:k * 8 + 8]
            sess.run(step, {x: rows[at, :3], y: rows[at, 3:]})
        if hvd.rank() == 0:
            print(turn, sess.run(loss, {x: rows[tested, :3], y: rows[tested, 3:]}))
