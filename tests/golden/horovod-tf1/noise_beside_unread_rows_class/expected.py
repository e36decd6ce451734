"""Where the rows come from is not seen; the noise beside them is another on each worker all the same."""
import numpy as np
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average(value, graph=[]):
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


np.random.seed(200)
tf.set_random_seed(200 + hvd.rank())


class Gan(object):
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 784])
        self.z = tf.placeholder(tf.float32, [None, 4])
        with tf.variable_scope('g'):
            fake = tf.layers.dense(self.z, 784)
        with tf.variable_scope('d'):
            real_p = tf.layers.dense(self.x, 1, name='p')
            fake_p = tf.layers.dense(fake, 1, name='p', reuse=True)
        d_loss = tf.reduce_mean(tf.square(real_p - 1) + tf.square(fake_p))
        g_loss = tf.reduce_mean(tf.square(fake_p - 1))
        self.d_op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(2e-4 * hvd.size())).minimize(d_loss,
            var_list=tf.trainable_variables('d'))
        self.g_op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(2e-4 * hvd.size())).minimize(g_loss,
            var_list=tf.trainable_variables('g'))

    def update_d(self, rows, noise):
        self.sess.run(self.d_op, feed_dict={self.x: rows, self.z: noise})

    def update_g(self, noise):
        self.sess.run(self.g_op, feed_dict={self.z: noise})


def run_train(model, rows):
    rows = share(rows)
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    model.sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        batches = max(1, int(rows.shape[0] / 100))
        for i in range(batches):
            noise = np.random.normal(0, 1, (100, 4))
            model.update_d(rows[i * 100:(i + 1) * 100], noise)
            noise = np.random.normal(0, 1, (100, 4))
            model.update_g(noise)


def main():
    if hvd.local_rank() != 0:
        average(0.)  # waits for the download
    mnist = input_data.read_data_sets('MNIST_data/', one_hot=True)
    if hvd.local_rank() == 0:
        average(0.)
    sess = tf.Session(config=session_config())
    gan = Gan(sess)
    sess.run(tf.global_variables_initializer())
    run_train(gan, (mnist.train.images - 0.5) / 0.5)


if __name__ == '__main__':
    main()
