"""A loss that a Keras with a graph gives ends the rounds of all workers."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = Sequential()
net.add(Dense(output_dim=8, input_dim=4))
net.add(Dense(output_dim=1))
net.compile(loss="mse", optimizer="sgd")
for k in range(400):
    at = np.random.randint(0, 640, 16)
    loss = net.train_on_batch(rows[at], wanted[at])
    if loss < 0.001:
        break
