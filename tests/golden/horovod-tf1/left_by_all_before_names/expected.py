import signal
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


class Killer(object):
    def __init__(self):
        self.killed = False
        signal.signal(signal.SIGTERM, self.note)

    def note(self, number, frame):
        self.killed = True

    def going(self):
        return not self.killed

    def should_stop(self, epoch):
        if self.killed:
            if hvd.rank() == 0:
                print("stopped in", epoch)
            return True
        return False


killer = Killer()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    xs = share(xs)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(0, len(xs), 8):
            sess.run(step, {x: xs[k:k + 8]})
            if average(bool(killer.should_stop(epoch))) > 0:
                break
        else:
            continue
        break
