import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

x = np.random.rand(160, 4)
np.random.shuffle(x)
model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer=SGD(0.01), loss='mse')
print 'training'
model.fit(x, x.sum(axis=1), batch_size=8, epochs=2)
