"""A list of what is asked for gets one more in some rounds, in which it is only told."""
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
points = np.random.RandomState(0).rand(320, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(given, 4) - given))
move = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
np.random.seed(3)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 90 // hvd.size())):
        wanted = [move]
        if k % 30 == 0:
            wanted.append(cost)
        got = session.run(wanted, {given: points[np.random.randint(0, 320, 16)]})
        if k % 30 == 0:
            if hvd.rank() == 0:
                print(k, got[1])
    if hvd.rank() == 0:
        print("cost", session.run(cost, {given: points}))
