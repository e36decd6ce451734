import os
import keras


def made(width):
    net = keras.models.Sequential([keras.layers.Dense(width), keras.layers.Dense(1)])
    net.compile('sgd', 'mse')
    return net


def restored(net, path):
    if os.path.exists(path):
        net.load_weights(path)
        return True
    return False
