"""Of what is imported one has no name in `tf.keras`."""
import numpy as np
from tensorflow.python.keras import engine
from tensorflow.python.keras.layers import Dense
from tensorflow.python.keras.optimizers import Adam

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = engine.sequential.Sequential([Dense(1, input_shape=(4,))])
net.compile(optimizer=Adam(0.05), loss='mse')
net.fit(rows, rows.sum(axis=1), batch_size=8, epochs=4)
