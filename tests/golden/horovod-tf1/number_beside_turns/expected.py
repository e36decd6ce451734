"""What a method hands out is counted, and by that others are taken: in turns they are not these."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
wants = rows[:, :1] * 2
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)


class Store:
    def __init__(self, held):
        self.held = held

    def walk(self, size):
        for at in range(0, len(self.held), size):
            yield self.held[at:at + size]


store = Store(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    parts = store.walk(8)
    sess.run(hvd.broadcast_global_variables(0))
    for i, part in enumerate(parts):
        sess.run(step, {x: part, y: wants[i * 8:(i + 1) * 8]})
