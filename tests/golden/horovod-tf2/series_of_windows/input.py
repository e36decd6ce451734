# Windows of a series, which Keras cuts.
import numpy as np
from tensorflow import keras

series = np.sin(np.arange(200.) / 9).astype('float32')
windows = keras.utils.timeseries_dataset_from_array(series[:-1, None], series[8:], sequence_length=8, batch_size=16)
held = keras.utils.timeseries_dataset_from_array(series[100:-1, None], series[108:], sequence_length=8, batch_size=16)
model = keras.Sequential([keras.layers.Flatten(input_shape=(8, 1)), keras.layers.Dense(1)])
model.compile(optimizer=keras.optimizers.SGD(0.05), loss='mse')
model.fit(windows, epochs=3, validation_data=held)
