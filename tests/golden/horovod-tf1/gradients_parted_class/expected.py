"""An optimizer applies a part of the slopes, and the program itself the rest."""
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


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.w = tf.get_variable('w', [4, 1])
        self.b = tf.get_variable('b', [1])
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, self.w) + self.b - 1.))
        self.slopes = [
            None if g is None else hvd.allreduce(g) for g in tf.gradients(self.loss,
                [self.w, self.b])]
        opt = tf.train.GradientDescentOptimizer(0.001 * hvd.size())
        by_optimizer = opt.apply_gradients([(self.slopes[0], self.w)])
        by_hand = self.b.assign_sub(0.01 * self.slopes[1])
        self.step = tf.group(by_optimizer, by_hand)

    def train(self, rows):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            rows = share(rows)
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(0, len(rows), 8):
                sess.run(self.step, {self.x: rows[k:k + 8]})


Net().train(np.random.RandomState(0).rand(480, 4).astype('float32'))
