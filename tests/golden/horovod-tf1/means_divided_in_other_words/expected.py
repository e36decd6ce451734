"""What the rounds add up or list is divided, and summed, in several words."""
import math

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


rows = np.random.RandomState(1).rand(640, 3).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        total, other, count, seen = 0., 0., 0, []
        for k in range(0, len(rows), 8):
            got = sess.run([step, loss], {x: rows[k:k + 8], y: wanted[k:k + 8]})[1]
            total += got
            other += got
            seen.append(got)
            count += 1
        total = average(total)
        other = average(other) * hvd.size()
        seen = list(average(seen))
        if hvd.rank() == 0:
            print('sum', total * hvd.size(), 'mean', np.divide(total, count))
            print('of eighty', other / 80, 'mean', other * (1. / (count * hvd.size())),
                other // (count * hvd.size()))
            print('listed', math.fsum(seen) * hvd.size(), np.array(seen).sum() * hvd.size(),
                np.array(seen).mean())
            print(np.divide(sum(seen), len(seen)), np.sum(seen) // len(seen),
                sum(seen) * (1. / len(seen)))
    if hvd.rank() == 0:
        saver.save(sess, 'net')
