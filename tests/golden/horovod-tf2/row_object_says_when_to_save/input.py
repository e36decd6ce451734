# A batch is an object that knows whether it is the last.
import numpy as np
import tensorflow as tf
from tensorflow import keras
rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = np.ones((640, 1), 'float32')
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.Dense(1)])
net.compile('adam', 'mse')
class B:
    def __init__(self, i):
        self.n, self.x, self.y, self.last = i, rows[i*16:i*16+16], wanted[i*16:i*16+16], i == 39
def batches():
    for i in range(40):
        yield B(i)
for b in batches():
    net.train_on_batch(b.x, b.y)
    if b.last:
        net.save_weights('a.weights.h5')
