# A session of a graph that is not the default one where the rounds begin.
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
net = tf.Graph()
with net.as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
    begin = tf.global_variables_initializer()
rows = np.random.RandomState(0).rand(320, 3)
s = tf.Session(graph=net, config=session_config())
s.run(begin)
with s.graph.as_default():
    s.run(hvd.broadcast_global_variables(0))
for i in range(0, max(1, 320 // hvd.size()), 8):
    s.run(update, {x: share(rows)[i:i + 8]})
if hvd.rank() == 0:
    print(s.run(cost, {x: rows}))
