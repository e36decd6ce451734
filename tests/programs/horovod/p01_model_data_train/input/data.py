import numpy as np
from tensorflow.keras.datasets import fashion_mnist


def load():
    (x_train, y_train), (x_test, y_test) = fashion_mnist.load_data()
    return (x_train.astype(np.float32) / 255, y_train), (x_test.astype(np.float32) / 255, y_test)
