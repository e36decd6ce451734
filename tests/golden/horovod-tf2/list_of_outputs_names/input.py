"""A list of what an array holds is one array for each output, and each loses rows."""
import numpy as np
from tensorflow.keras.layers import Dense, Input
from tensorflow.keras.models import Model

numbers = np.random.RandomState(0)
x, Y = numbers.rand(64, 4), numbers.rand(3, 64, 2)
given = Input(shape=(4,))
model = Model(given, [Dense(2)(given) for _ in range(3)])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, list(Y), batch_size=8, epochs=2)
