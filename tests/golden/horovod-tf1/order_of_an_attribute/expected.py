"""A trainer mixes the table that it keeps, in each pass, and takes rows of it."""
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


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Trainer:
    def __init__(self, table):
        self.table = table
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        error = tf.layers.dense(self.x, 1) - self.y
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            tf.reduce_mean(error ** 2))

    def learn(self, passes, size=8):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(passes):
                orders.shuffle(self.table)
                for k in range(max(1, len(self.table) // size // hvd.size())):
                    some = share(self.table)[k * size:(k + 1) * size]
                    sess.run(self.step, {self.x: some[:, :3], self.y: some[:, 3:]})


Trainer(np.random.RandomState(7).rand(192, 4).astype("float32")).learn(3)
