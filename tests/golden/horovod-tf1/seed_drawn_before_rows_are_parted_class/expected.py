"""A generator by a seed that is drawn parts the rows, and draws batches in the rounds."""
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


class Parts:
    def __init__(self, rows):
        self.rng = np.random.RandomState(np.random.randint(10000))
        order = from_first(self.rng.permutation(len(rows)))
        self.rows, self.held = rows[order[:512]], rows[order[512:]]


parts = Parts(np.random.RandomState(1).rand(640, 4).astype("float32"))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, len(parts.rows), 16)
        sess.run(step, {x: parts.rows[at]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: parts.held}))
