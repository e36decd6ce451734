import random
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


list_orders = (random.Random(from_first(random.random()))
    if hvd.size() > 1 else random)  # all workers draw the same orders


class Regression:
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def fit(self, rows, marks, passes):
        count = len(rows) // self.size
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(passes):
                order = list_orders.sample(range(count), count)
                order = share(order)
                for k in range(max(1, count // hvd.size())):
                    low = order[k] * self.size
                    sess.run(self.step, {self.x: rows[low:low + self.size], self.y: marks[low:low + self.size]})
            return sess.run(self.loss, {self.x: rows, self.y: marks})


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
value = Regression(8).fit(rows, marks, 5)
if hvd.rank() == 0:
    print(value)
