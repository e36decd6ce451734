"""A class draws a batch, and trains by it where it is there and holds enough."""
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


class Trainer:
    def __init__(self, held):
        self.held = held
        self.x = tf.placeholder(tf.float32, (None, 4))
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)

    def draw(self):
        at = np.random.randint(0, 96, 8)
        picked = self.held[at]
        if picked[:, 1].max() < 0.8:
            return None
        return picked

    def fit(self, sess, rounds):
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(max(1, rounds // hvd.size())):
            drawn = self.draw()
            if average_v1(bool(not drawn is not None)) == 0:
                sess.run(self.step, {self.x: drawn})


trainer = Trainer(np.random.RandomState(1).rand(96, 4).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    trainer.fit(sess, 24)
