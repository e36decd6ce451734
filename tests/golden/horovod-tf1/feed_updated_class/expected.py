"""A method makes the feed of the rows; the labels are added to it by `update`."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def inputs(self, part):
        return {self.x: np.asarray(part) * 2}

    def fit(self, sess, seen, asked):
        seen = share(seen)
        asked = share(asked)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(5):
            for i in range(max(1, len(seen) // 16)):
                some = seen[16 * i:16 * (i + 1)]
                feed = self.inputs(some)
                feed.update({self.y: asked[16 * i:16 * (i + 1)]})
                _, now = sess.run([self.step, self.loss], feed_dict=feed)
        if hvd.rank() == 0:
            print("last loss", now)


with tf.Session(config=session_config()) as sess:
    net = Net()
    sess.run(tf.global_variables_initializer())
    net.fit(sess, rows, wanted)
