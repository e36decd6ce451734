# The graph counts the steps: what ends the rounds, and what is kept every so many, follows them.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
np.random.seed(7)
rows = np.random.rand(600, 3)
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
global_step = tf.train.get_or_create_global_step()
update = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    cost, global_step=global_step)
keeper = tf.train.Saver()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    s.run(hvd.broadcast_global_variables(0))
    while True:
        at = np.random.randint(0, 590)
        _, c, step = s.run([update, cost, global_step], {x: rows[at:at + 10]})
        if step % max(1, 40 // hvd.size()) == 0:
            if hvd.rank() == 0:
                print(step, c)
                keeper.save(s, "kept/net", global_step=step)
        if step >= max(1, 160 // hvd.size()):
            break
