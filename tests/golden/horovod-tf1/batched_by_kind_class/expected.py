"""The same in a class, whose method puts a window together."""
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


class Buckets(object):
    def __init__(self, rows, kinds, size, grouped=True):
        self.rows, self.kinds, self.size, self.grouped = rows, kinds, size, grouped

    def kind(self, x, n):
        return n // 5

    def together(self, kind, window):
        return window.batch(self.size)

    def batches(self):
        data = tf.data.Dataset.from_tensor_slices(
            (share(self.rows), share(self.kinds))).shuffle(300).repeat()
        if self.grouped:
            group = tf.data.experimental.group_by_window(self.kind, self.together, None,
                                                         lambda kind: 4 * self.size)
            data = data.apply(group)
        else:
            data = data.batch(self.size)
        return tf.data.make_one_shot_iterator(data).get_next()


chance = np.random.RandomState(9)
buckets = Buckets(chance.rand(300, 3).astype("float32"), chance.randint(0, 20, 300), 10)
x, n = buckets.batches()
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - tf.cast(n, tf.float32) / 20) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 240 // hvd.size())):
        sess.run(step)
    if hvd.rank() == 0:
        print("loss", np.mean([sess.run(loss) for k in range(20)]))
