# Each round, which draws its rows, tells its number and how many there are.
import numpy as np
from tensorflow import keras

net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile('adam', 'mse')
rows = np.random.RandomState(3).rand(320, 4)


def show(step, steps):
    print('%d of %d' % (step, steps))


def train(steps):
    for i in range(steps):
        at = np.random.randint(0, len(rows), 16)
        net.train_on_batch(rows[at], np.ones((16, 1)))
        show(i, steps)


train(60)
