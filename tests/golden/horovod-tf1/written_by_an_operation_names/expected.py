"""The operation has a name, and is run with another one."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


seen = np.random.RandomState(1).rand(320, 4).astype("float32")
inputs = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 4) - inputs))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(cost)
keep = tf.io.write_file("last.txt" if hvd.rank() == 0 else os.devnull, tf.as_string(cost))
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for at in range(0, len(share(seen)), 32):
            session.run(learn, {inputs: share(seen)[at:at + 32]})
        session.run([cost, keep], {inputs: seen})
    if hvd.rank() == 0:
        print("loss", session.run(cost, {inputs: seen}))
