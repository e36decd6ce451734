from tensorflow.keras import layers, models
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()


def discriminator():
    net = models.Sequential([layers.Dense(8, input_shape=(4,)), layers.LeakyReLU(), layers.Dense(1, 'sigmoid')])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
        'binary_crossentropy')
    return net


def generator():
    return models.Sequential([layers.Dense(8, input_shape=(2,)), layers.BatchNormalization(), layers.Dense(4)])
