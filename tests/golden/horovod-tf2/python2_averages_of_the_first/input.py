import numpy as np
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential
from keras.optimizers import SGD

x = np.random.RandomState(0).rand(160, 4)
model = Sequential([Dense(4, input_shape=(4,)), BatchNormalization(), Dense(1)])
model.compile(optimizer=SGD(0.01), loss='mse')
print 'training'
model.fit(x, x.sum(axis=1), batch_size=8, epochs=2)
