import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras_lookahead import Lookahead
from keras_radam import RAdam

x = np.random.rand(96, 4)
model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
slow = Lookahead(RAdam(learning_rate=1e-3, total_steps=1000), sync_period=5, slow_step=0.5)
model.compile(loss="mse", optimizer=slow)
model.fit(x, x.sum(axis=1), epochs=3, batch_size=32)
