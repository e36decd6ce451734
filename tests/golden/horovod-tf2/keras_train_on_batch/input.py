import numpy as np
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Dense
from tensorflow.keras.optimizers import Adam

x, y = np.random.rand(64, 4), np.random.rand(64)
model = Sequential([Dense(1)])
model.compile(loss='mse', optimizer=Adam(0.0002, 0.5))
for step in range(20):
    idx = np.random.randint(0, 64, 8)
    loss = model.train_on_batch(x[idx], y[idx])
    if step % 10 == 0:
        print(step, loss)
