# Models of both, by names of the program's own.
import numpy as np
import keras as alone
import tensorflow.keras as tk
from tensorflow import keras as within
x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = (x.sum(1) > 2).astype('float32')
first = alone.Sequential([alone.layers.Dense(1)])
first.compile(alone.optimizers.SGD(0.01), 'mse')
Net = tk.models.Sequential
second = Net([within.layers.Dense(1)])
second.compile(tk.optimizers.SGD(0.01), 'mse')
first.fit(x, y, epochs=3)
second.fit(x, y, epochs=3)
