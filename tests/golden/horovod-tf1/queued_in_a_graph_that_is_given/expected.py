"""A function makes its queues in a graph that it is given."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.rank() == 0:
    np.savetxt("learn.csv", np.random.RandomState(0).rand(320, 3), delimiter=",", fmt="%.4f")
    np.savetxt("test.csv", np.random.RandomState(1).rand(64, 3), delimiter=",", fmt="%.4f")


def lines_of(graph, path, size):
    with graph.as_default():
        average(0.)  # the others wait for the first worker's file
        queue = tf.train.string_input_producer([path])
        _, line = tf.TextLineReader().read(queue)
        a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
        return tf.train.batch([[a, b], [c]], size)


graph = tf.Graph()
some, wanted = lines_of(graph, "learn.csv", 16)
held, right = lines_of(graph, "test.csv", 64)
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(80):
            a, b = sess.run([some, wanted])
            sess.run(step, {x: a, y: b})
        c, d = sess.run([held, right])
        if hvd.rank() == 0:
            print("error", sess.run(loss, {x: c, y: d}))
        coord.request_stop()
        coord.join(threads)
