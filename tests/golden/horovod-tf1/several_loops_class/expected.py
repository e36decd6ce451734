"""Two loops run the step of one object, whose graph and session are its own."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()

tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 4])
            self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
            self.optimizer = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.001)).minimize(self.loss)
            self.sess = self.session()
            self.sess.run(tf.global_variables_initializer())
            self.sess.run(hvd.broadcast_global_variables(0))

    def session(self):
        config = tf.ConfigProto()
        config.gpu_options.visible_device_list = str(hvd.local_rank())
        config.gpu_options.allow_growth = True
        return tf.Session(config=config)

    def fit_on_batch(self, x):
        loss, _ = self.sess.run((self.loss, self.optimizer), feed_dict={self.x: x})
        return loss

    def fit(self, rows, again):
        for epoch in range(2):
            for k in range(len(rows) // 8):
                self.fit_on_batch(rows[k * 8:(k + 1) * 8])
        for k in range(len(again) // 8):
            self.fit_on_batch(again[k * 8:(k + 1) * 8])


table = np.random.RandomState(0).rand(240, 4).astype('float32')
Net().fit(table[:160], table[160:])
