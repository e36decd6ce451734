# A function of the program says by the number of the rows when to save.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
def batches():
    for i in range(40):
        yield i, rows[i * 16:i * 16 + 16], wanted[i * 16:i * 16 + 16]
def due(i):
    return i % 10 == 9
for epoch in range(3):
    for i, x, y in batches():
        net.train_on_batch(x, y)
        if due(i):
            net.save_weights('a.weights.h5')
