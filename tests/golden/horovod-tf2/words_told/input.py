# How long it still takes is put into words by a function that branches on the clock.
import time
import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import SGD

random = np.random.RandomState(1)
rows = random.rand(128, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


def in_words(seconds):
    minutes, seconds = divmod(int(seconds), 60)
    if minutes == 0:
        return '%d s' % seconds
    return '%d min %d s' % (minutes, seconds)


net = Sequential([Dense(1, input_shape=(3,))])
net.compile(loss='mse', optimizer=SGD(0.01))
begin = time.time()


def all_passes(rows, wanted, passes, size):
    for p in range(passes):
        for at in range(0, len(rows), size):
            net.train_on_batch(rows[at:at + size], wanted[at:at + size])
            left = (time.time() - begin) * (len(rows) - at)
            print('still %s' % in_words(left), end='\r')


all_passes(rows, wanted, 3, 16)
print(net.evaluate(rows, wanted, verbose=0))
