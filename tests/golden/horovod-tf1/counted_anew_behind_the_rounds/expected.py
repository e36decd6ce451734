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


rows = np.random.RandomState(3).rand(640, 4).astype('float32')
tests = np.random.RandomState(4).rand(160, 4).astype('float32')


def batches(of):
    for k in range(0, len(of), 16):
        yield of[k:k + 16]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2) - 1.0))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        total, parts = 0.0, 0
        for batch in batches(rows):
            _, loss_batch = sess.run([step, loss], {x: batch})
            total += loss_batch
            parts += 1
        total = average(total)
        if hvd.rank() == 0:
            print('train', total / parts, parts)
        total, parts = 0.0, 0
        for batch in batches(tests):
            total += sess.run(loss, {x: batch})
            parts += 1
        if hvd.rank() == 0:
            print('valid', total / parts, parts)
