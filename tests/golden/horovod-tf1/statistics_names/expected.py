import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as every other worker's; fewer rows than workers are for all."""
    return data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()] if len(data) >= hvd.size() else data


def join_averages_in(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average(session.run(v)), session)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several, that all of them have; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            graph += [tf.Session(config=tf.ConfigProto(device_count={"GPU": 0})), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
seen = tf.placeholder(tf.float32, [None, 28, 28])
kind = tf.placeholder(tf.int64, [None])
learning = tf.placeholder(tf.bool)
inner = tf.layers.batch_normalization(tf.layers.dense(tf.layers.flatten(seen / 255.), 8), training=learning)
cost = tf.losses.sparse_softmax_cross_entropy(kind, tf.layers.dense(inner, 10))
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    kinds = share(kinds)
    s.run(hvd.broadcast_global_variables(0))
    for again in range(2):
        for b in range(len(rows) // 8):
            s.run(op, {seen: rows[b * 8:b * 8 + 8], kind: kinds[b * 8:b * 8 + 8], learning: True})
        join_averages_in(s)
