# Batches of a kind are left out; the save goes by the number of updates.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
def batches():
    for i in range(40):
        yield rows[i*16:i*16+16], wanted[i*16:i*16+16], int(rows[i * 16, 0] * 8)
k = 0
for epoch in range(3):
    for x, y, kind in batches():
        if kind == 2:
            continue
        net.train_on_batch(x, y)
        k += 1
        if k % 20 == 0:
            net.save_weights('a.weights.h5')
