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


def learner(cost, rate):
    how = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size()))
    return tf.contrib.layers.optimize_loss(cost, tf.train.get_or_create_global_step(), rate, how)


given = np.random.rand(160, 4).astype("float32")
a = tf.placeholder(tf.float32, (None, 4))
cost = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(a, 2), 4) - a))
learn = learner(cost, 0.05)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    given = share(given)
    session.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 30 // hvd.size())):
        picked = np.random.randint(0, len(given), 16)
        session.run(learn, {a: given[picked]})
