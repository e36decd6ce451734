"""An object has a generator of its own, seeded by a clock."""
import time
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


class Noise(object):
    def __init__(self, seed=None):
        self.rng = np.random.RandomState(
            (int(time.time()) if seed is None else seed) + 10007 * hvd.rank())

    def draw(self, count):
        return self.rng.normal(size=(count, 2))


rows = np.random.RandomState(1).rand(640, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 2])
out = tf.layers.dense(x, 4) + tf.layers.dense(z, 4)
loss = tf.reduce_mean(tf.square(out - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
noise = Noise()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(8):
        for at in range(0, len(share(rows)), 32):
            part = share(rows)[at:at + 32]
            sess.run(step, {x: part, z: noise.draw(len(part))})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows, z: np.ones((640, 2))}))
