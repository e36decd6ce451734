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


class Pool:
    def __init__(self, size):
        self.size = size
        self.kept = []

    def query(self, image):
        if len(self.kept) < self.size:
            self.kept.append(image)
            return image
        at = random.randint(0, self.size - 1)
        old = self.kept[at]
        self.kept[at] = image
        return old


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
old = tf.placeholder(tf.float32, [None, 3])
made = tf.layers.dense(x, 3)
loss = tf.reduce_mean(tf.square(made)) - tf.reduce_mean(tf.layers.dense(old, 1))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sizes = [4]
pools = [Pool(20) for k in range(len(sizes))]


def query(pools, image):
    return pools[image.shape[1] - 3].query(image)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, 800, 20)
        now = sess.run(made, {x: rows[at]})
        sess.run(step, {x: rows[at], old: query(pools, now)})
    if hvd.rank() == 0:
        print("made")
