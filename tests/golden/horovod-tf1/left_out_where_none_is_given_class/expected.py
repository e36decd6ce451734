"""A flag says whether a batch was made, in a method."""
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
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def run(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(max(1, 24 // hvd.size())):
            whole = True
            picked = self.rows[np.random.randint(0, 96, 8)]
            try:
                picked = picked.reshape(8 if picked[0, 0] > 0.2 else 7, 4)
            except ValueError:
                whole = False
            if average_v1(bool(not whole)) == 0:
                sess.run(self.step, {self.x: picked})


with tf.Session(config=session_config()) as sess:
    trainer = Trainer(np.random.RandomState(1).rand(96, 4).astype("float32"))
    sess.run(tf.global_variables_initializer())
    trainer.run(sess)
