"""The rounds end when enough of them are made, and the loss is small: both are asked at once."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    made = 0
    sess.run(hvd.broadcast_global_variables(0))
    while True:
        points = np.random.uniform(-1, 1, (16, 2))
        _, now = sess.run([step, loss], {x: points, y: points.sum(axis=1, keepdims=True)})
        made += 1
        if average_v1(bool(made > 60 and now < 1e-3) and hvd.rank() == 0) > 0:
            break
    if hvd.rank() == 0:
        print('made', made, now)
