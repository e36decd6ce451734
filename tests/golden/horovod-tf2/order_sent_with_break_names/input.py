"""An order of each pass is the first worker's, also where the loss ends the passes."""
import numpy as np
from tensorflow import keras

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
for epoch in range(2):
    order = np.random.permutation(len(x))
    losses = []
    for i in range(0, len(x), 8):
        losses.append(model.train_on_batch(x[order[i:i + 8]], y[order[i:i + 8]]))
    if np.mean(losses) < 0.0001:
        break
