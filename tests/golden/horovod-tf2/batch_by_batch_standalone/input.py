"""Keras itself, batch by batch."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(480, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
model = Sequential([Dense(1, input_dim=4)])
model.compile(optimizer='sgd', loss='mse')
for k in range(60):
    loss = model.train_on_batch(rows[k * 8:(k + 1) * 8], wanted[k * 8:(k + 1) * 8])
    print(k, 'done')
model.save_weights('kept.h5', True)
