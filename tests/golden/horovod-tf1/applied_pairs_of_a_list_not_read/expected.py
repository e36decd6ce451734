import numpy as np
import tensorflow as tf

import layers_of
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


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


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out, chosen = layers_of.build(x)
loss = tf.reduce_mean(tf.square(out - y))
opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size()))
pairs = opt.compute_gradients(loss, var_list=chosen)
step = opt.apply_gradients([(tf.clip_by_norm(g, 1.0), v) for g, v in pairs])
rows = np.random.RandomState(1).rand(800, 4)
wanted = np.random.RandomState(2).rand(800, 1)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, 800, 20)
        sess.run(step, {x: rows[at], y: wanted[at]})
    join_averages_in(sess)
    if hvd.rank() == 0:
        print("made")
