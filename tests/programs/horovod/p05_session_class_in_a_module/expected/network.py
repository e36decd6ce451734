import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Network(object):
    def __init__(self, n_in, n_out, learning_rate=0.01):
        self.x = tf.placeholder(tf.float32, [None, n_in], name='x')
        self.y = tf.placeholder(tf.float32, [None, n_out], name='y')
        with tf.variable_scope('net'):
            h = tf.layers.dense(self.x, 10, activation=tf.nn.relu)
            self.out = tf.layers.dense(h, n_out)
        self.loss = tf.reduce_mean(tf.squared_difference(self.out, self.y))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.RMSPropOptimizer(learning_rate * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def learn(self, x, y):
        _, loss = self.sess.run([self.train_op, self.loss], feed_dict={self.x: x, self.y: y})
        return loss

    def predict(self, x):
        return self.sess.run(self.out, feed_dict={self.x: x})  #? self.sess : tensorflow.Session = yes
