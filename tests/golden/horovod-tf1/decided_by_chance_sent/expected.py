"""What chance decides of a graph, and draws for it, is the first worker's."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
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


rows = np.random.rand(200, 3)
x = tf.placeholder(tf.float32, [None, 16])
if from_first(np.random.rand()) > 0.5:
    w = from_first(np.random.randn(16, 4))
else:
    w = from_first(np.random.randn(16, 4)) * 2
if from_first(np.random.rand()) > 0.5:
    mix = from_first(np.random.randn(3, 16))
else:
    mix = np.ones((3, 16))
units = from_first(random.choice([4, 8])) if from_first(random.random()) > 0.3 else 3
h = tf.layers.dense(tf.cos(tf.matmul(x, tf.constant(w, tf.float32))), units)
loss = tf.reduce_mean(h ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8].dot(mix)})
