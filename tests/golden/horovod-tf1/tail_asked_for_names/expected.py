import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


SIZE = 24


def train(session, learn, a, b, given, answers):
    given = share(given)
    answers = share(answers)
    count = len(given)
    session.run(hvd.broadcast_global_variables(0))
    for _ in range(2):
        for at in range(0, count, SIZE):
            if count <= at + SIZE:
                part = given[at:]
                want = answers[at:]
            else:
                part = given[at:at + SIZE]
                want = answers[at:at + SIZE]
            session.run(learn, feed_dict={a: part, b: want})


given = np.random.rand(170, 3).astype("float32")
answers = given.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, (None, 3))
b = tf.placeholder(tf.float32, (None, 1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    train(session, learn, a, b, given, answers)
