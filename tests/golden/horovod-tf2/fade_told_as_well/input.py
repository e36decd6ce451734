# A part of all rounds goes into the rows, and is printed as well.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
def train(N):
    for k in range(N):
        part = k / N
        at = np.random.randint(0, 640, 16)
        s = part * 2
        l = net.train_on_batch(rows[at] * s, wanted[at])
        print(part)
train(300)
