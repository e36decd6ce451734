"""Two numbers of each round are kept as a pair; a row is shown by the number of the pass."""
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - 1.0) ** 2)
near = tf.reduce_mean(tf.cast(tf.abs(out - 1.0) < 0.1, tf.float32))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        seen = []
        for k in range(0, len(share(rows)), 32):
            _, now, part = sess.run([step, loss, near], {x: share(rows)[k:k + 32]})
            seen.append([now, part])
        seen = list(average_v1(seen))
        if hvd.rank() == 0:
            print(epoch, np.mean(np.array(seen), axis=0))
            print("shown", rows[epoch * 200])
