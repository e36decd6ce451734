"""The default rate of a name is another in each version of Keras."""
import numpy as np
import keras
from keras.models import Sequential
from keras.layers import Dense

np.random.seed(5)
x = np.random.rand(128, 4).astype('float32')
y = x.sum(1, keepdims=True)

model = Sequential()
model.add(Dense(1, input_shape=(4,)))
model.compile(loss='mse', optimizer='adadelta')
model.fit(x, y, batch_size=16, epochs=3, verbose=0)
print('loss', model.evaluate(x, y, verbose=0))
