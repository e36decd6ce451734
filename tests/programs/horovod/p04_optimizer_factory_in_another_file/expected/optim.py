import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def get_optimizer(name, lr):
    if name == 'adam':
        return tf.keras.optimizers.Adam(lr * hvd.size())
    elif name == 'sgd':
        return tf.keras.optimizers.SGD(lr * hvd.size(), momentum=0.9)
    raise ValueError(name)
