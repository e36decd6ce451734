"""The same, with the rows of a problem fed, and the moved weights written by `assign_add`."""
import numpy as np
import tensorflow as tf
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


rng = np.random.RandomState(5)
data = rng.rand(320, 3).astype("float32")
told = data.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 3])
b = tf.placeholder(tf.float32, [None, 1])
rate = tf.get_variable("rate", [3, 1], initializer=tf.constant_initializer(0.1))
inner = tf.get_variable("inner", [3, 1], trainable=False)


def error(at):
    return tf.reduce_mean(tf.square(tf.matmul(a, at) - b))


slope = tf.gradients(error(inner), inner)[0]
moved = inner - rate * slope
meta = error(moved)
learn = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    meta, var_list=[rate])
go = inner.assign_add(moved - inner)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    data = share(data)
    told = share(told)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(20):
        for k in range(0, len(data), 16):
            session.run([learn, go], {a: data[k:k + 16], b: told[k:k + 16]})
    if hvd.rank() == 0:
        print("rate", session.run(rate).shape)
