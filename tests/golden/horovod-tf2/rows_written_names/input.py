import numpy as np
import tensorflow as tf

tf.random.set_seed(7)
x_data = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], dtype=np.float32)
y_data = np.array([[0], [1], [1], [0]], dtype=np.float32)

model = tf.keras.Sequential()
model.add(tf.keras.layers.Dense(units=4, input_dim=2, activation='tanh'))
model.add(tf.keras.layers.Dense(units=1, activation='sigmoid'))
model.compile(loss='binary_crossentropy', optimizer='sgd', metrics=['accuracy'])
model.fit(x_data, y_data, epochs=20, verbose=0)
print(model.evaluate(x_data, y_data, verbose=0)[0])
