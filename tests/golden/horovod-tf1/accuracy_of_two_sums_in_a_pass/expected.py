"""Two trainings in one pass: what each adds up is told by the number that it has seen."""
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


rows = np.random.rand(400, 4)
wanted = np.random.rand(400, 2)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
z = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.square(z - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
count = tf.shape(x)[0]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        good, seen = 0., 0
        for k in range(0, len(rows), 16):
            a, b = rows[k:k + 16], wanted[k:k + 16]
            g, c, _ = sess.run([loss, count, step], {x: a, y: b})
            good += g
            seen += c
        good = average(good) * hvd.size()
        seen = average(seen) * hvd.size()
        if hvd.rank() == 0:
            print(good / seen)
        right2, total2 = 0., 0
        for k in range(0, len(rows), 16):
            a, b = rows[k:k + 16], wanted[k:k + 16]
            g, c, _ = sess.run([loss, count, step], {x: a, y: b})
            right2 += g
            total2 += c
        right2 = average(right2)
        total2 = average(total2)
        if hvd.rank() == 0:
            print(right2 / len(rows), right2 / total2)
