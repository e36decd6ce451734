import tensorflow as tf


def line(optimizer):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    net.compile(optimizer(), 'mse')
    return net
