"""An object makes the data of both by one method, and goes through each by an iterator of its own."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Sets:
    def __init__(self, rows, marks):
        self.train = self.made(share(rows[:320]), share(marks[:320]), 8, mixed=True)
        self.test = self.made(rows[320:], marks[320:], 80, mixed=False)
        self.learn = self.train.make_initializable_iterator()
        self.judge = self.test.make_initializable_iterator()

    def made(self, rows, marks, size, mixed):
        data = tf.data.Dataset.from_tensor_slices((rows, marks))
        if mixed:
            data = data.shuffle(100)
        return data.batch(size)


rows = np.random.RandomState(1).rand(400, 4).astype("float32")
sets = Sets(rows, rows.sum(axis=1, keepdims=True))
a, b = sets.learn.get_next()
c, d = sets.judge.get_next()
net = tf.layers.Dense(1)
loss = tf.reduce_mean(tf.square(net(a) - b))
cost = tf.reduce_mean(tf.square(net(c) - d))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        sess.run(sets.learn.initializer)
        while True:
            try:
                sess.run(step)
            except tf.errors.OutOfRangeError:
                break
        sess.run(sets.judge.initializer)
        if hvd.rank() == 0:
            print('cost %.5f' % sess.run(cost))
