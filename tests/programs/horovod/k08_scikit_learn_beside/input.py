import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.preprocessing import StandardScaler
import keras
from keras.layers import Dense

rng = np.random.RandomState(8)
X = rng.rand(96, 3)
y = X[:, 0] * 2
scaler = StandardScaler()
scaler.fit(X)
X = scaler.transform(X)
baseline = LinearRegression()
baseline.fit(X, y)
print(baseline.score(X, y))
net = keras.models.Sequential()
net.add(Dense(6, activation='relu', input_dim=3))
net.add(Dense(1))
net.compile(loss='mse', optimizer=keras.optimizers.Adagrad(0.02))
net.fit(X, y, epochs=3, batch_size=8)
