from tensorflow import keras
from tensorflow.keras import layers


def make_generator(noise):
    return keras.Sequential([layers.Dense(16, activation='tanh', input_shape=(noise,)), layers.Dense(8)])


def make_discriminator():
    return keras.Sequential([layers.Dense(16, activation='tanh', input_shape=(8,)), layers.Dense(1)])
