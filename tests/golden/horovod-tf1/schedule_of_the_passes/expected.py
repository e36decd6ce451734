"""A list has a rate for each pass, and its rounds take rows."""
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
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(rate * hvd.size())).minimize(loss)
epochs = 12
rates = 1e-2 * np.ones([epochs])
rates[9:] = rates[0] / 10.0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    marks = share(marks)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(epochs):
        for i in range(max(1, len(rows) // 32)):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32], y: marks[i * 32:(i + 1) * 32],
                rate: rates[epoch]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: data[:, :4], y: data[:, :4].sum(1, keepdims=True)}))
