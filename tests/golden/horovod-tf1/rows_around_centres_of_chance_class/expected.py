"""Each round makes its rows around centres that an object has drawn, and a slope of chance."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Source:
    def __init__(self, kinds):
        self.kinds = kinds
        self.centres = from_first(np.random.uniform(-3, 3, (kinds, 4)))
        self.slope = from_first(np.random.rand())

    def batch(self, size):
        at = [np.random.randint(self.kinds) for _ in range(size)]
        rows = np.array([self.centres[k] + np.random.randn(4) * 0.1 for k in at])
        return rows, self.slope * rows.sum(1, keepdims=True)


source = Source(5)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 200 // hvd.size())):
        rows, marks = source.batch(16)
        sess.run(step, {x: rows, y: marks})
    if hvd.rank() == 0:
        print("trained on rows around", source.kinds, "centres")
