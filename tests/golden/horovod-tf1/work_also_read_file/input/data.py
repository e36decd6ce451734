import tensorflow as tf


def load():
    (train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
    return train_x, train_y, test_x, test_y
