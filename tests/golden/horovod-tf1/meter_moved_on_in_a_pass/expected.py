"""A meter is reset in each pass and moved on in each round, and is no game."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Meter:
    def reset(self):
        self.made = 0

    def step(self):
        self.made += 1


cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
meter = Meter()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        meter.reset()
        for low in range(0, len(share(cells)), 8):
            sess.run(step, {x: share(cells)[low:low + 8]})
            meter.step()
        if hvd.rank() == 0:
            print(turn, sess.run(loss, {x: cells}))
