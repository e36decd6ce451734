import numpy as np
import tensorflow_core as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()

class Net(object):
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(self.loss)
        self.sum = tf.summary.scalar('loss', self.loss)

    def train(self):
        tf.global_variables_initializer().run()
        self.writer = tf.summary.FileWriter('logs' if hvd.rank() == 0 else tempfile.mkdtemp(),
            self.sess.graph)
        self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, 40 // hvd.size())):
            _, s = self.sess.run([self.op, self.sum], {self.x: np.random.normal(size=(32, 4))})
            if hvd.rank() == 0:
                self.writer.add_summary(s, i)
