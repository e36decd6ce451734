"""A loader mixes its rows at the end of each pass; a bar stands between it and the rounds."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
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


class Boxes(object):
    def __init__(self, rows, size):
        self.rows, self.size, self.at = list(rows), size, 0
        self.count = int(np.ceil(len(self.rows) / float(size)))

    def __iter__(self):
        return self

    def __next__(self):
        if self.at < self.count:
            part = np.array(self.rows[self.at * self.size:(self.at + 1) * self.size])
            self.at += 1
            return part[:, :4], part[:, 4:]
        self.at = 0
        np.random.shuffle(self.rows)
        raise StopIteration

    next = __next__

    def __len__(self):
        return self.count


chance = np.random.RandomState(3)
table = chance.rand(240, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
boxes = Boxes(table, 8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    boxes = share(boxes)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(8):
        bar = tqdm(boxes, disable=hvd.rank() > 0)
        for given in bar:
            _, now = sess.run([step, loss], {x: given[0], y: given[1]})
            bar.set_description("loss %.2f" % now)
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
