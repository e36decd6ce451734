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


rows = np.random.RandomState(3).rand(48, 3).astype("float32")


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def train(self, passes):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(passes):
                summed, rounds = 0., 0
                for low in range(0, len(share(rows)), 8):
                    _, now = sess.run([self.step, self.loss], {self.x: share(rows)[low:low + 8]})
                    summed += now
                    rounds += 1
                summed = average(summed)
                if hvd.rank() == 0:
                    print(
                        "pass {}: sum {:.3f}, mean {:.3f}".format(turn, summed * hvd.size(),
                            summed / rounds))


Trainer().train(2)
