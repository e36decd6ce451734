"""A step that is run by its own `run`, told by which session, beside another that is the default one."""
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
begin = tf.global_variables_initializer()
step = tf.group(
    hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss))
asked = tf.InteractiveSession(config=session_config())
begin.run()
learns = tf.Session(config=session_config())
begin.run(None, learns)
learns.run(hvd.broadcast_global_variables(0))
for turn in range(3):
    for k in range(0, max(1, 640 // hvd.size()), 16):
        step.run({x: share(rows)[k:k + 16]}, learns)
    if hvd.rank() == 0:
        print(turn, loss.eval({x: rows}, session=learns))
