"""The same by `expand_dims` and `reshape`, fed whole."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rng = np.random.RandomState(5)
nodes = np.expand_dims(rng.rand(50, 6).astype("float32"), 0)
kinds = (nodes[0].sum(1) > 3).astype("float32").reshape((1, 50, 1))
a = tf.placeholder(tf.float32, (1, 50, 6))
b = tf.placeholder(tf.float32, (1, 50, 1))
cost = tf.losses.sigmoid_cross_entropy(b, tf.layers.dense(a, 1))
update = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.2)).minimize(cost)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for turn in range(150):
    session.run(update, {a: nodes, b: kinds})
if hvd.rank() == 0:
    print("cost", session.run(cost, {a: nodes, b: kinds}))
