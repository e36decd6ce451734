import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

x = np.random.RandomState(0).rand(160, 4)
y = x.sum(axis=1)


def batches(size):
    while True:
        for i in xrange(0, len(x), size):
            yield x[i:i + size], y[i:i + size]


model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer=SGD(0.01), loss='mse')
print 'training'
model.fit_generator(batches(8), steps_per_epoch=20, epochs=2)
