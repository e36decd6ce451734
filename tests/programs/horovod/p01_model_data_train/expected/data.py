import numpy as np
from tensorflow.keras.datasets import fashion_mnist
import horovod.tensorflow.keras as hvd

hvd.init()


def load():
    if hvd.local_rank() != 0:
        hvd.allreduce(0.)
    (x_train, y_train), (x_test, y_test) = fashion_mnist.load_data()
    if hvd.local_rank() == 0:
        hvd.allreduce(0.)
    return (x_train.astype(np.float32) / 255, y_train), (x_test.astype(np.float32) / 255, y_test)
