"""What is fed and what trains are kept in one collection of the graph, and taken out where it is run."""
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


tf.disable_v2_behavior()


def build():
    graph = tf.Graph()
    with graph.as_default():
        given = tf.placeholder(tf.float32, [None, 4])
        answer = tf.placeholder(tf.float32, [None, 1])
        cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
        graph.add_to_collection('parts', given)
        graph.add_to_collection('parts', answer)
        graph.add_to_collection('parts',
            hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost))
    return graph


table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
graph = build()
with tf.Session(graph=graph, config=session_config()) as sess:
    given, answer, train_step = graph.get_collection('parts')
    with graph.as_default():
        sess.run(tf.global_variables_initializer())
    table = share(table)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(table), 8):
            sess.run(train_step, {given: table[k:k + 8], answer: wanted[k:k + 8]})
