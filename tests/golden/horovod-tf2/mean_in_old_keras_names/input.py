"""Losses are kept by a Keras that may have a graph: what is averaged is run there."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = Sequential()
net.add(Dense(output_dim=8, input_dim=4))
net.add(Dense(output_dim=1))
net.compile(loss="mse", optimizer="sgd")
for epoch in range(3):
    losses = []
    for k in range(40):
        losses.append(net.train_on_batch(rows[k * 16:k * 16 + 16], wanted[k * 16:k * 16 + 16]))
    print(np.mean(losses))
