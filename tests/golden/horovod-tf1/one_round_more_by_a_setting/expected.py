"""A setting says how many rows a batch has, of which one more is made than whole ones."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


setting = {"size": 32}
data = np.random.RandomState(1).rand(641, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(loss)
rows = share(rows)
marks = share(marks)
rounds = -(-len(rows) // setting["size"])
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(10):
        for i in range(rounds):
            a = rows[i * setting["size"]:(i + 1) * setting["size"]]
            b = marks[i * setting["size"]:(i + 1) * setting["size"]]
            sess.run(step, {x: a, y: b})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: data[:, :4], y: data[:, :4].sum(1, keepdims=True)}))
