"""One function makes a model, another one trains what it is given, and nobody calls them."""
import tensorflow as tf


def made():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    net.compile('sgd', 'mse')
    return net


def train(net, rows, wanted):
    net.fit(rows, wanted, epochs=3, batch_size=8)
