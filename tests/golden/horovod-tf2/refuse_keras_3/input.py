import keras
from keras import ops

model = keras.Sequential([keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(ops.ones((4, 1)), ops.ones((4, 1)))
