"""The rows that an object has handed out divide a sum."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
class Store:
    def __init__(self, held):
        self.held = held
        self.seen = 0
    def walk(self, size):
        for at in range(0, len(self.held), size):
            part = self.held[at:at + size]
            self.seen += len(part)
            yield part
store = Store(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    best = 1e9
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(20):
        total, before = 0., store.seen
        for part in store.walk(8):
            _, now = sess.run([step, loss], {x: part})
            total += now * len(part)
        total = average_v1(total)
        mean = total / (store.seen - before)
        if hvd.rank() == 0:
            print(mean)
        mean = average_v1(mean)
        best = average_v1(best)
        if mean > best:
            break
        best = mean
