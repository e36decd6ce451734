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


def join_averages_in(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average(session.run(v)), session)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.set_random_seed(3 + hvd.rank())
points = np.random.RandomState(0).rand(96, 4).astype('float32')
given = tf.placeholder(tf.float32, [None, 4])
learns = tf.placeholder_with_default(True, [])
seen = tf.layers.batch_normalization(tf.layers.dense(given, 4), training=learns)
off = tf.reduce_mean((seen - given) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    learn = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(off)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for number in range(max(1, 36 // hvd.size())):
    at = np.random.randint(0, len(share(points)), 8)
    session.run(learn, {given: share(points)[at]})
    if number % 12 == 11:
        join_averages_in(session)
        held = off.eval({given: points, learns: False}, session=session)
        if hvd.rank() == 0:
            print('held', number, held)
join_averages_in(session)
