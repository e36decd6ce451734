import numpy as np
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Dense, LSTM

series = np.sin(np.arange(300) * 0.1)


def generator(data, lookback, batch_size):
    i = lookback
    while 1:
        if i + batch_size >= len(data):
            i = lookback
        rows = np.arange(i, min(i + batch_size, len(data)))
        i += len(rows)
        samples = np.array([data[r - lookback:r] for r in rows])[..., None]
        yield samples, data[rows]


train_gen = generator(series[:200], 5, 8)
val_gen = generator(series[200:], 5, 8)
model = Sequential()
model.add(LSTM(4, input_shape=(5, 1)))
model.add(Dense(1))
model.compile(optimizer='rmsprop', loss='mae')
history = model.fit(train_gen, steps_per_epoch=20, epochs=2, validation_data=val_gen, validation_steps=4)
