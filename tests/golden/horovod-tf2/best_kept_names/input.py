"""The best weights so far are kept in a list; a copy is made of a network before it is trained."""
import numpy as np
import keras
from keras.layers import Dense

rows = np.random.RandomState(3).rand(2624, 4).astype('float32')
wanted = rows.sum(1)
net = keras.models.Sequential([Dense(8, activation='relu', input_shape=(4,)), Dense(1)])
copy = keras.models.Sequential([Dense(8, activation='relu', input_shape=(4,)), Dense(1)])
net.compile(optimizer='rmsprop', loss='mse')
copy.set_weights(net.get_weights())
best, kept, waited = None, None, 0
while waited < 1:
    net.fit(rows[:2560], wanted[:2560], batch_size=16, epochs=1)
    loss = np.mean((net.predict(rows[2560:])[:, 0] - wanted[2560:]) ** 2)
    if best is None or loss < best * 0.8:
        best = loss
        kept = net.get_weights()
        waited = 0
    else:
        waited += 1
net.set_weights(kept)
net.save_weights('best.h5')
copy.save_weights('first.h5')
