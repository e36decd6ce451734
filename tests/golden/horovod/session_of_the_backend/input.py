"""TensorFlow is asked for by the backend of Keras, which has it under a name of its own."""
import numpy as np
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential

x = np.random.RandomState(0).rand(640, 8)
y = np.random.RandomState(1).rand(640, 1)
with K.tf.Graph().as_default():
    session = K.tf.Session("")
    K.set_session(session)
    model = Sequential()
    model.add(Dense(1, input_dim=8))
    model.compile(optimizer='adam', loss='mse')
    model.fit(x, y, epochs=2, batch_size=32)
