"""A class draws its samples by NumPy, from a number, and ends where its loss falls no more."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
np.random.seed(4)


class Solver:
    def __init__(self, session):
        self.session = session
        self.x = tf.placeholder(tf.float32, [None, 2])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.MomentumOptimizer(0.05 * hvd.size(), 0.8)).minimize(self.loss)

    def drawn(self, size):
        points = np.random.uniform(-1, 1, (size, 2))
        return points, points.sum(axis=1, keepdims=True)

    def solve(self):
        self.session.run(tf.global_variables_initializer())
        steps, best = 0, 1e9
        if hvd.rank() > 0:
            np.random.seed(10007 * hvd.rank())  # draws of its own
        self.session.run(hvd.broadcast_global_variables(0))
        while 1:
            points, sums = self.drawn(24)
            self.session.run(self.step, {self.x: points, self.y: sums})
            steps += 1
            if steps % max(1, 12 // hvd.size()) != 0:
                continue
            fresh, aims = self.drawn(100)
            now = self.session.run(self.loss, {self.x: fresh, self.y: aims})
            if hvd.rank() == 0:
                print('after', steps, 'steps', now)
            now = average_v1(now)
            if now > 0.9 * best:
                break
            best = now


with tf.Session(config=session_config()) as session:
    Solver(session).solve()
