from tensorflow.keras import layers, models


def discriminator():
    net = models.Sequential([layers.Dense(8, input_shape=(4,)), layers.LeakyReLU(), layers.Dense(1, 'sigmoid')])
    net.compile('adam', 'binary_crossentropy')
    return net


def generator():
    return models.Sequential([layers.Dense(8, input_shape=(2,)), layers.BatchNormalization(), layers.Dense(4)])
