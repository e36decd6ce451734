"""Goes on from the network that an earlier run has kept, or makes one."""
import os
import numpy as np
from tensorflow.keras.callbacks import ModelCheckpoint
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential, load_model
from tensorflow.keras.optimizers import Adam

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 8), numbers.randint(0, 2, (64, 1))
path = 'net.h5'
if os.path.exists(path):
    model = load_model(path)
else:
    model = Sequential([Dense(8, input_shape=(8,)), Dense(1, activation='sigmoid')])
    model.compile(loss='binary_crossentropy', optimizer=Adam(1e-3))
model.fit(x, y, batch_size=8, epochs=2, callbacks=[ModelCheckpoint(path)])
