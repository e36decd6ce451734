# What is made of the number and the count is told to nobody.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
n = 300
for k in range(n):
    at = np.random.randint(0, 640, 16)
    net.train_on_batch(rows[at], wanted[at])
    last = min(k + 1, n)
