"""A method `summary` that builds what all workers run."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

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
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.summary()

    def summary(self):
        tf.summary.scalar("rate", tf.constant(0.01))
        self.merged = tf.summary.merge_all()

    def fit(self, data):
        writer = tf.summary.FileWriter("logs" if hvd.rank() == 0 else tempfile.mkdtemp())
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            data = share(data)
            sess.run(hvd.broadcast_global_variables(0))
            for i in range(0, len(data), 10):
                _, told = sess.run([self.step, self.merged], {self.x: data[i:i + 10]})
                if hvd.rank() == 0:
                    writer.add_summary(told, i)


net = Net()
net.build()
net.fit(np.random.RandomState(0).rand(300, 3))
