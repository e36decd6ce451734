"""Two arrays are mixed by one state of chance, which the program keeps."""
import numpy as np
import tensorflow as tf

np.save('x.npy', np.random.RandomState(0).rand(160, 3).astype('float32'))
x = np.load('x.npy')
y = x.sum(axis=1)
state = np.random.get_state()
np.random.shuffle(x)
np.random.set_state(state)
np.random.shuffle(y)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(x, y, epochs=3, batch_size=8)
