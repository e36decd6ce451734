# The program calls Keras' own module what a helper might call its argument.
import numpy as np
import tensorflow as tf
from tensorflow.keras import callbacks, layers, models, optimizers

rows = np.random.RandomState(0).rand(64, 4)
model = models.Sequential([layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=optimizers.SGD(0.05), loss='mse')
watchers = []
if rows.mean() > 0:
    watchers.append(callbacks.EarlyStopping(monitor='loss', patience=3))
model.fit(rows, rows.sum(axis=1), epochs=4, callbacks=watchers)
