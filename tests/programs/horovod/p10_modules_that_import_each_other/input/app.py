import numpy as np
import tensorflow as tf

import engine

RATE = 0.02


def make_model():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, activation='tanh', input_shape=(2,)), tf.keras.layers.Dense(1)])


def batches():
    rng = np.random.RandomState(10)
    x = rng.rand(84, 2).astype('float32')
    return tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).batch(6)


if __name__ == '__main__':
    engine.run(epochs=2)
