"""The same by what a dictionary hands on."""
import argparse
import numpy as np
from tensorflow import keras

keras.utils.set_random_seed(2)
reader = argparse.ArgumentParser()
reader.add_argument('--stateful', action='store_true')
asked = reader.parse_args()
how = {'stateful': asked.stateful, 'return_sequences': True}
waves = np.cos(np.arange(3 * 100).reshape(3, 100) / 5.).astype('float32')


def stretches(length):
    while True:
        for begin in range(0, 100 - length - 1, length):
            yield (waves[:, begin:begin + length, None],
                   waves[:, begin + 1:begin + length + 1, None])


given = keras.Input(batch_shape=(3, 8, 1))
net = keras.Model(given, keras.layers.Dense(1)(keras.layers.GRU(4, **how)(given)))
net.compile(keras.optimizers.Adam(0.01), 'mse')
net.fit(stretches(8), steps_per_epoch=11, epochs=2, verbose=2)
print(net.count_params())
