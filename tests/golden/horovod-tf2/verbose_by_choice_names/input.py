"""One kind of bar or another, as a name says."""
import sys

import numpy as np
from tensorflow import keras

debug = len(sys.argv) > 5
rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(rows, wanted, epochs=3, verbose=2 if debug else 1)
