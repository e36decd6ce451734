# A pattern is compiled, too, and a later import might have bound its module anew.
import re
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from folders import *

known = re.compile('row_[0-9]+')
rows = np.random.RandomState(0).rand(COUNT, 5)
rows = np.array([row for nth, row in enumerate(rows) if known.match('row_%d' % nth)])
model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
model.fit(rows[:, :4], rows[:, 4:], batch_size=8, epochs=4)
