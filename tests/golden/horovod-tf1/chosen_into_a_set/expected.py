"""Chance holds rows out, one by one, into a set; all workers hold out the same."""
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


data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
random.setstate(from_first(random.getstate()))
held = set(k for k in range(len(rows)) if random.random() < 0.2)
tx = np.array([r for k, r in enumerate(rows) if k not in held])
ty = np.array([r for k, r in enumerate(marks) if k not in held])
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    tx = share(tx)
    ty = share(ty)
    sess.run(hvd.broadcast_global_variables(0))
    for e in range(10):
        for k in range(0, len(tx), 8):
            sess.run(step, {x: tx[k:k + 8], y: ty[k:k + 8]})
    ids = sorted(held)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows[ids], y: marks[ids]}))
