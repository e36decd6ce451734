"""Rows lie around centres that chance gives, once in a list and once in a loop."""
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


centres = from_first([np.random.uniform(-3, 3, 4) for _ in range(5)])
slopes = []
for kind in range(5):
    slopes.append(np.random.uniform(0.5, 2.0))
slopes[:] = from_first(slopes)
rows, marks = [], []
for kind, centre in enumerate(centres):
    for _ in range(128):
        row = centre + np.random.randn(4) * 0.1
        rows.append(row)
        marks.append([slopes[kind] * row.sum()])
rows, marks = np.array(rows), np.array(marks)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for at in range(0, len(share(rows)), 16):
            sess.run(step, {x: share(rows)[at:at + 16], y: share(marks)[at:at + 16]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, y: marks}))
