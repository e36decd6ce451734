"""Clipped gradients, whose norm a method tells."""
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


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        vs = tf.trainable_variables()
        gs, self.norm = tf.clip_by_global_norm(
            [None if g is None else hvd.allreduce(g) for g in tf.gradients(loss, vs)], 1.0)
        self.step = tf.train.GradientDescentOptimizer(0.01 * hvd.size()).apply_gradients(
            list(zip(gs, vs)))

    def tell(self, sess, data):
        value = "norm: %.3f" % sess.run(self.norm, {self.x: data})
        if hvd.rank() == 0:
            print(value)


net = Net()
data = np.random.RandomState(0).rand(300, 3)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 300 // hvd.size()), 10):
        sess.run(net.step, {net.x: share(data)[i:i + 10]})
    net.tell(sess, data)
