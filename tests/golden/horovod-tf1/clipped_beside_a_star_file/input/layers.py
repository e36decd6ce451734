import tensorflow as tf


def dense(x, width, name):
    with tf.variable_scope(name):
        w = tf.get_variable('w', [x.shape[-1].value, width])
        b = tf.get_variable('b', [width], initializer=tf.zeros_initializer())
        return tf.matmul(x, w) + b
