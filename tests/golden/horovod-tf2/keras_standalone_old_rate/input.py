import keras
from keras.optimizers import Adam, SGD
import numpy as np
m = keras.Sequential([keras.layers.Dense(1)])
m.compile(Adam(lr=1e-3, beta_1=0.5), 'mse')
m.compile(SGD(momentum=0.9, lr=0.01), 'mse')
m.fit(np.random.rand(99, 2), np.random.rand(99))
