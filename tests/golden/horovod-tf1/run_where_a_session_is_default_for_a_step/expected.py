"""A session that is the default one for each step alone, and not in front of the rounds."""
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
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())


def learn(batch):
    with session.as_default():
        step.run({x: batch})


session.run(hvd.broadcast_global_variables(0))
for k in range(0, max(1, 640 // hvd.size()), 16):
    learn(share(rows)[k:k + 16])
if hvd.rank() == 0:
    print(loss.eval({x: rows}, session=session))
