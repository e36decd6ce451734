"""The same by a place that begins anew, where nothing seeds what draws."""
import numpy as np
from tensorflow import keras


def handed(rows, wanted, size):
    begin = 0
    while True:
        yield rows[begin:begin + size], wanted[begin:begin + size]
        begin += size
        if begin >= len(rows):
            begin = 0
            mixed = np.random.permutation(len(rows))
            rows, wanted = rows[mixed], wanted[mixed]


seen = np.random.RandomState(1).rand(160, 3).astype('float32')
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile(keras.optimizers.SGD(0.01), 'mse')
net.fit(handed(seen, seen.sum(1), 16), steps_per_epoch=10, epochs=3, verbose=2)
print(net.count_params())
