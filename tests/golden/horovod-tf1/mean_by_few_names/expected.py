# The same by other spellings of the number.
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
dice = np.random.RandomState(5)
points = dice.rand(100, 3).astype("float32")
truth = points.sum(axis=1)
given = tf.placeholder(tf.float32, [None, 3])
asked = tf.placeholder(tf.float32, [None])
error = tf.reduce_mean((tf.layers.dense(given, 1)[:, 0] - asked) ** 2)
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    points = share(points)
    truth = share(truth)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        summed = 0.0
        for low in range(0, len(points), 8):
            _, seen = session.run([update, error],
                                  {given: points[low:low + 8], asked: truth[low:low + 8]})
            summed += seen
        summed = average_v1(summed) * hvd.size()
        if hvd.rank() == 0:
            print(turn, summed * (1 / 13.0), np.divide(summed, float(13)), summed / (100 / 8))
