import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Model(object):
    def __init__(self, rate):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 12])
            self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
            self.step = hvd.DistributedOptimizer(
                tf.train.AdamOptimizer(rate * hvd.size())).minimize(self.loss)
            init = tf.global_variables_initializer()
            self.sess = self.new_session()
            self.sess.run(init)

    def new_session(self):
        config = tf.ConfigProto()
        config.gpu_options.visible_device_list = str(hvd.local_rank())
        config.gpu_options.allow_growth = True
        return tf.Session(config=config)

    def fit(self, rows):
        rows = share(rows)
        with self.sess.graph.as_default():
            self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for start in range(0, len(rows), 16):
                self.sess.run(self.step, feed_dict={self.x: rows[start:start + 16]})


model = Model(0.01)
model.fit(np.random.rand(480, 12).astype("float32"))
