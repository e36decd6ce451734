import tensorflow as tf


def get_optimizer(name, lr):
    if name == 'adam':
        return tf.keras.optimizers.Adam(lr)
    elif name == 'sgd':
        return tf.keras.optimizers.SGD(lr, momentum=0.9)
    raise ValueError(name)
