"""How many passes were made is reckoned from the number of the last round, behind the rounds."""
import pprint

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
pretty = pprint.PrettyPrinter(indent=2)
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
if hvd.rank() == 0:
    pretty.pprint({"rows": len(rows), "batch": 8})
x = tf.placeholder(tf.float32, [None, 3])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
rows = share(rows)
sess.run(hvd.broadcast_global_variables(0))
for turn in range(max(1, 120 // hvd.size())):
    sess.run(step, {x: rows[np.random.choice(len(rows), 8)]})
passes = float(turn) * 8 / len(rows)
for turn in range(2):
    if hvd.rank() == 0:
        print(turn, passes)
