"""Rows are turned by a matrix that chance has drawn, before they are fed, and so is a part of the graph."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
mix = from_first_v1(np.random.randn(3, 6))
offset = from_first_v1(np.random.uniform(0, 6, 6))
drawn = from_first_v1(np.random.randn(6, 4))
x, y = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1])
turn = tf.placeholder(tf.float32, [6, 4])
loss = tf.reduce_mean((tf.layers.dense(tf.matmul(x, turn), 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
seen = np.cos(rows.dot(mix) + offset)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    seen = share(seen)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(seen), 8):
        sess.run(step, {x: seen[k:k + 8], y: wanted[k:k + 8], turn: drawn})
