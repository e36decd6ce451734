"""Rows are mixed anew for each pass, by a function that gives them back."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn.utils import shuffle
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
SIZE = 16
rows = np.random.RandomState(0).rand(640, 3)
wanted = rows.sum(axis=1, keepdims=True)


def training(model):
    with tf.Session(config=session_config()) as sess:
        x = tf.placeholder(tf.float32, [None, 3])
        y = tf.placeholder(tf.float32, [None, 1])
        answer = model.inference(x)
        loss = tf.reduce_mean(tf.square(answer - y))
        step = model.training(loss)
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            some, right = shuffle(rows, wanted, random_state=orders_v1)
            some = share(some)
            right = share(right)
            for k in range(max(1, 40 // hvd.size())):
                start = k * SIZE
                end = start + SIZE
                sess.run(step, {x: some[start:end], y: right[start:end]})
            if hvd.rank() == 0:
                print(turn, sess.run(loss, {x: rows, y: wanted}))


class Net(object):
    def inference(self, x):
        return tf.layers.dense(x, 1)

    def training(self, loss):
        return hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def main(_):
    if len(rows) > 100:
        model = Net()
    else:
        model = Net()
    training(model)


tf.app.run()
