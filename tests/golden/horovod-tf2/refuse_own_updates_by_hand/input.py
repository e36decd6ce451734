import numpy as np
import keras.backend as K
from keras.layers import Dense, Input
from keras.models import Model

rows = Input(shape=(4,))
model = Model(rows, Dense(1)(rows))
model.compile("sgd", "mse")
cost = K.mean(K.square(model.output))
weights = model.trainable_weights
changes = [K.update_sub(w, 0.01 * g) for w, g in zip(weights, K.gradients(cost, weights))]
step = K.function([rows], [cost], updates=changes)
x = np.load("x.npy")
for i in range(100):
    step([x[i * 8:i * 8 + 8]])
model.fit(x, np.zeros(len(x)), epochs=2)
