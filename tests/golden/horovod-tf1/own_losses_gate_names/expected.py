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

samples = np.random.rand(320, 4).astype("float32")
goals = np.random.rand(320, 1).astype("float32")
given, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(given, 1) - wanted))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(error)
more = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    samples = share(samples)
    goals = share(goals)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for at in range(0, len(samples), 8):
            feed = {given: samples[at:at + 8], wanted: goals[at:at + 8]}
            _, value = session.run([update, error], feed)
            value = average_v1(value)
            if value > 0.1:
                session.run(more, feed)
            elif np.isnan(value):
                break
        if hvd.rank() == 0:
            print(turn)
