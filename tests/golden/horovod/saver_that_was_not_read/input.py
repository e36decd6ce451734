"""A function of another package that saves is told no path; another one is told one."""
import numpy as np
from tensorflow import keras
from told import save_history, save_curves

x = np.random.RandomState(0).rand(640, 4)
y = np.random.RandomState(1).rand(640)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile('sgd', 'mse')
kept = model.fit(x, y, epochs=2)
save_history(kept.history)
save_curves(kept.history, 'curves.png')
