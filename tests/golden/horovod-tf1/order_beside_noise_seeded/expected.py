"""Seeded, the rows of a pass are mixed, and noise is drawn beside them: noise of one's own."""
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


np.random.seed(1)
orders.seed(1)
rows = np.random.RandomState(3).rand(192, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean((tf.layers.dense(tf.concat([x, z], 1), 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        orders.shuffle(rows)
        for k in range(0, len(share(rows)) // 8 * 8, 8):
            sess.run(step, {x: share(rows)[k:k + 8], z: np.random.rand(8, 2)})
        if hvd.rank() == 0:
            print(sess.run(loss, {x: rows, z: np.zeros((192, 2))}))
