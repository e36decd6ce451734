import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
source = tf.data.Dataset.from_tensor_slices((share(rows / 255.), share(kinds))).repeat().batch(8)
r, k = tf.data.make_one_shot_iterator(source).get_next()
cost = tf.losses.sparse_softmax_cross_entropy(k, tf.layers.dense(tf.layers.flatten(r), 10))
first, second = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(cost), hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(1e-3 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 24 // hvd.size())):
        s.run(first)
    s.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 24 // hvd.size())):
        s.run(second)
