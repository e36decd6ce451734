"""A session that is closed leaves Keras one of its own, which sees all GPUs if nobody tells it."""
import numpy as np
import tensorflow as tf
from keras import backend as K
from keras.layers import Dense
from keras.models import Sequential

sess = tf.InteractiveSession()
print(K.square(tf.constant([1.0, 2.0])).eval())
sess.close()

model = Sequential([Dense(1, input_dim=4)])
model.compile(loss='mse', optimizer='sgd')
model.fit(np.ones((64, 4)), np.ones((64, 1)), batch_size=8, epochs=2)
