"""All that is imported from the package behind `tf.keras` has the same name there."""
import numpy as np
from tensorflow.python.keras import layers, backend as K
from tensorflow.python.keras.layers import Dense, BatchNormalization as Norm
from tensorflow.python.keras.models import Sequential
from tensorflow.python.keras.optimizers import Adam

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = Sequential([layers.InputLayer(input_shape=(4,)), Norm(), Dense(1)])
net.compile(optimizer=Adam(0.05), loss=lambda y, said: K.mean(K.square(y - said)))
net.fit(rows, wanted, batch_size=8, epochs=4, verbose=0)
print('error', float(np.mean((net.predict(rows) - wanted) ** 2)))
