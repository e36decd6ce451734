# One model is trained by `fit` on rows of the round in one way, and batch by batch in the other.
import sys
import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import Adam

np.random.seed(3)
x = np.random.rand(128, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
by_fit = len(sys.argv) > 1
net = Sequential([Dense(1, input_shape=(4,))])
net.compile(loss='mse', optimizer=Adam(0.01))
for it in range(6):
    rows = np.random.randint(0, len(x), 16)
    if by_fit:
        net.fit(x[rows] + np.random.normal(size=(16, 4)), y[rows], verbose=0)
    else:
        for k in range(4):
            rows = np.random.randint(0, len(x), 16)
            net.train_on_batch(x[rows], y[rows])
print(net.evaluate(x, y, verbose=0))
