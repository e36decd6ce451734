# The graph of a checkpoint is a file of the first worker's as well: the others wait before it.
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
rows = np.random.RandomState(1).rand(240, 4)
graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 4], name='x')
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x), name='loss')
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, 24 // hvd.size())):
            sess.run(step, {x: share(rows)[i * 10:(i + 1) * 10]})
        if hvd.rank() == 0:
            saver.save(sess, 'model')
tf.reset_default_graph()
with tf.Session(config=session_config()) as sess:
    average_v1(0.)  # the others wait for the first worker's file
    saver = tf.train.import_meta_graph('model.meta')
    saver.restore(sess, 'model')
    sess.run(hvd.broadcast_global_variables(0))
    if hvd.rank() == 0:
        print(sess.run('loss:0', {'x:0': rows}))
