"""Where the rows come from is not seen; the noise beside them is another on each worker all the same."""
import numpy as np
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data

np.random.seed(200)
tf.set_random_seed(200)


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
        self.d_op = tf.train.GradientDescentOptimizer(2e-4).minimize(d_loss, var_list=tf.trainable_variables('d'))
        self.g_op = tf.train.GradientDescentOptimizer(2e-4).minimize(g_loss, var_list=tf.trainable_variables('g'))

    def update_d(self, rows, noise):
        self.sess.run(self.d_op, feed_dict={self.x: rows, self.z: noise})

    def update_g(self, noise):
        self.sess.run(self.g_op, feed_dict={self.z: noise})


def run_train(model, rows):
    for epoch in range(2):
        batches = int(rows.shape[0] / 100)
        for i in range(batches):
            noise = np.random.normal(0, 1, (100, 4))
            model.update_d(rows[i * 100:(i + 1) * 100], noise)
            noise = np.random.normal(0, 1, (100, 4))
            model.update_g(noise)


def main():
    mnist = input_data.read_data_sets('MNIST_data/', one_hot=True)
    sess = tf.Session()
    gan = Gan(sess)
    sess.run(tf.global_variables_initializer())
    run_train(gan, (mnist.train.images - 0.5) / 0.5)


if __name__ == '__main__':
    main()
