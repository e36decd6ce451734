import numpy as np
from sklearn.model_selection import KFold
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential

X = np.random.RandomState(7).rand(120, 5)
Y = X.sum(axis=1)


def build_model():
    model = Sequential()
    model.add(Dense(8, activation='relu', input_shape=(X.shape[1],)))
    model.add(Dense(1))
    model.compile(optimizer='rmsprop', loss='mse', metrics=['mae'])
    return model


scores = []
for train, test in KFold(n_splits=3).split(X):
    model = build_model()
    model.fit(X[train], Y[train], epochs=2, batch_size=8, verbose=0)
    scores.append(model.evaluate(X[test], Y[test], verbose=0)[1])
print('%.3f' % np.mean(scores))
