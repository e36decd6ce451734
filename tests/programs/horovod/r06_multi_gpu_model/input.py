from keras.layers import Dense
from keras.models import Sequential
from keras.utils import multi_gpu_model
import numpy as np

model = Sequential([Dense(1, input_shape=(3,))])
parallel = multi_gpu_model(model, gpus=2)
parallel.compile(loss='mse', optimizer='adam')
parallel.fit(np.ones((8, 3)), np.ones(8))
