"""A step that a method runs in the session that its object keeps."""
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


class Learner:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.session = tf.Session(config=session_config())
        tf.global_variables_initializer().run(session=self.session)

    def learn(self, rows):
        self.step.run(feed_dict={self.x: rows}, session=self.session)


table = np.random.RandomState(0).rand(640, 3).astype("float32")
learner = Learner()
learner.session.run(hvd.broadcast_global_variables(0))
for k in range(0, max(1, 640 // hvd.size()), 16):
    learner.learn(share(table)[k:k + 16])
if hvd.rank() == 0:
    print(learner.loss.eval({learner.x: table}, session=learner.session))
