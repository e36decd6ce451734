# The batches say themselves which one is the last; then something is saved.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
def batches():
    for i in range(40):
        yield rows[i*16:i*16+16], wanted[i*16:i*16+16], i == 39
def train(save=True):
    for x, y, last in batches():
        net.train_on_batch(x, y)
        if save and last:
            net.save_weights('a.weights.h5')
train()
