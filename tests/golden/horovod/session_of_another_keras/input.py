"""A session is given to the Keras within TensorFlow, and Keras by itself trains without it."""
import numpy as np
import tensorflow as tf
from keras.layers import Dense
from keras.models import Sequential
from tensorflow.python.keras import backend as K

config = tf.compat.v1.ConfigProto()
config.gpu_options.per_process_gpu_memory_fraction = 0.6
K.set_session(tf.compat.v1.Session(config=config))
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer='adam', loss='mse')
model.fit(rows, rows.sum(1), batch_size=8, epochs=2, verbose=2)
print(model.count_params())
