"""A few levels of noise are written down, with several passes for each."""
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


data = np.random.RandomState(1).rand(640, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
noise = tf.placeholder(tf.float32, [])
out = tf.layers.dense(x + noise * tf.random_normal(tf.shape(x)), 1)
loss = tf.reduce_mean(tf.square(out - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(loss)
levels = [0.5, 0.3, 0.1, 0.0]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    marks = share(marks)
    sess.run(hvd.broadcast_global_variables(0))
    for level in levels:
        for epoch in range(4):
            for at in range(0, len(rows), 32):
                sess.run(step, {x: rows[at:at + 32], y: marks[at:at + 32], noise: level})
    if hvd.rank() == 0:
        print("loss",
            sess.run(loss, {x: data[:, :4], y: data[:, :4].sum(1, keepdims=True), noise: 0.0}))
