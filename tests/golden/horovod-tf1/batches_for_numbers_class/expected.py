"""A class makes its batches by the number of the round."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
names = ['row-%d' % n for n in range(240)]


def row(name):
    return np.sin(np.arange(6) * (1 + int(name.split('-')[1]) % 7))


class Coder:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 6])
        out = tf.layers.dense(tf.layers.dense(self.x, 4), 6)
        self.loss = tf.losses.mean_squared_error(self.x, out)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def batch(self, size, number):
        rows = []
        for n in range(number * size, number * size + size):
            rows.append(np.reshape(row(names[n]), [6]))
        return rows


size = 12
rounds = 240 // size
coder = Coder()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        orders_v1.shuffle(names)
        for k in range(max(1, rounds // hvd.size())):
            rows = coder.batch(size, (k * hvd.size() + hvd.rank()) % rounds)
            sess.run(coder.step, {coder.x: rows})
            if k % 5 == 0:
                if hvd.rank() == 0:
                    print('pass', turn, 'round', k, sess.run(coder.loss, {coder.x: rows}))
