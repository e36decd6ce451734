"""A rate that is reckoned from the number of the round where it is fed."""
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
points = np.random.RandomState(5).rand(160, 2).astype("float32")
kinds = (points.sum(axis=1) > 1).astype("int64")
given = tf.placeholder(tf.float32, [None, 2])
kind = tf.placeholder(tf.int64, [None])
learning_rate = tf.placeholder(tf.float32)
scores = tf.layers.dense(given, 2)
cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kind, logits=scores))
op = hvd.DistributedOptimizer(
    tf.train.MomentumOptimizer(learning_rate * hvd.size(), 0.9)).minimize(cost)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
points = share(points)
kinds = share(kinds)
session.run(hvd.broadcast_global_variables(0))
for turn in range(max(1, 90 // hvd.size())):
    at = np.random.choice(len(points), 10)
    session.run(op,
        feed_dict={given: points[at], kind: kinds[at],
            learning_rate: 0.05 * (1 - turn * hvd.size() / 90.)})
session.close()
