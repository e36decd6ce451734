"""A rate is drawn for each of several fits, and set."""
import numpy as np
from tensorflow import keras

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
for trial in range(2):
    keras.backend.set_value(model.optimizer.learning_rate, 10 ** -np.random.uniform(2, 4))
    model.fit(x, y, batch_size=8, epochs=1)
