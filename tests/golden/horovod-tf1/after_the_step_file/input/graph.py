import tensorflow as tf


def make():
    inputs = tf.placeholder(tf.float32, [None, 12])
    wanted = tf.placeholder(tf.float32, [None, 1])
    error = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - wanted))
    apply = tf.train.GradientDescentOptimizer(0.02).minimize(error)
    with tf.control_dependencies([apply]):
        return inputs, wanted, tf.group(tf.identity(error))
