"""Saved in Keras' own format, loaded, and trained on: the state of the optimizer goes on."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(4)
x = rng.rand(320, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer='adam')
model.fit(x, y, epochs=2)
model.save('net.keras')
again = tf.keras.models.load_model('net.keras')
print('loaded', again.evaluate(x, y))
again.fit(x, y, epochs=1)
