"""A sum, and that of a list, that go on through both loops of a pass are told beside their means."""
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
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(192, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
second = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.02 * hvd.size())).minimize(other)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    cells = share(cells)
    pairs = share(pairs)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        seen = []
        total, made = 0., 0
        for low in range(0, len(cells), 8):
            seen.append(sess.run([step, loss], {x: cells[low:low + 8]})[1])
            total += seen[-1]
            made += 1
        total = average_v1(total) * hvd.size()
        seen = list(average_v1(seen))
        if hvd.rank() == 0:
            print("first", sum(seen) * hvd.size(), sum(seen) / len(seen))
        for low in range(0, len(pairs), 8):
            seen.append(sess.run([second, other], {z: pairs[low:low + 8]})[1])
        seen = list(average_v1(seen))
        if hvd.rank() == 0:
            print("both", sum(seen) * hvd.size(), np.mean(seen))
        total, made = 0., 0
        for low in range(0, len(pairs), 8):
            total += sess.run([second, other], {z: pairs[low:low + 8]})[1]
            made += 1
        total = average_v1(total)
        if hvd.rank() == 0:
            print("again", total * hvd.size(), total / made)
