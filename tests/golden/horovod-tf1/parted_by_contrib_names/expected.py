"""Its number says what is drawn behind it, too: each worker needs rows of its own."""
import numpy as np
import tensorflow as tf
from tensorflow.contrib.learn.python.learn.estimators import _sklearn as parts
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


table = np.random.RandomState(1).rand(640, 4).astype("float32")
kept, left = parts.train_test_split(table, random_state=5)
p = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(p, 4) - p))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
session.run(hvd.broadcast_global_variables(0))
for turn in range(max(1, 200 // hvd.size())):
    drawn = np.random.rand(16, 4)
    session.run(update, feed_dict={p: drawn})
if hvd.rank() == 0:
    print("cost", session.run(cost, feed_dict={p: left}))
