"""Words that only Keras before 2.4 knows; it makes its session itself."""
import numpy as np
from keras.layers.core import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = Sequential()
net.add(Dense(output_dim=8, input_dim=4))
net.add(Dense(output_dim=1))
net.compile(loss="mse", optimizer="sgd")
net.fit(rows, wanted, batch_size=32, nb_epoch=3)
