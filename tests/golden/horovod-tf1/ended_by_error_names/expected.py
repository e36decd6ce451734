# Rounds end because no data is left: what they add up is joined behind the `try`.
import numpy as np
import tensorflow.compat.v1 as tf
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
points = np.random.RandomState(1).rand(612, 2).astype("f")
how_many = 500 + 112
source = tf.data.Dataset.from_tensor_slices((share(points[:, 0]), share(points[:, 1]))).batch(1)
cursor = tf.data.make_initializable_iterator(source)
a, b = cursor.get_next()
slope = tf.get_variable("slope", initializer=tf.constant(0.0))
cost = tf.reduce_mean(tf.square(b - a * slope))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        s.run(cursor.initializer)
        total = 0
        try:
            while True:
                _, c = s.run([update, cost])
                total += c
        except tf.errors.OutOfRangeError:
            pass
        total = average_v1(total) * hvd.size()
        if hvd.rank() == 0:
            print("epoch %d: %.4f" % (epoch, total / how_many))
