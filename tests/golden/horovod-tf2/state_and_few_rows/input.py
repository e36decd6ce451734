"""A layer keeps its state from row to row, which is why its few rows, fitted in each round, are not divided."""
import numpy as np
import tensorflow as tf

x = np.arange(25).reshape(25, 1, 1) / 26.0
y = np.eye(26)[1:]
model = tf.keras.Sequential()
model.add(tf.keras.layers.LSTM(4, batch_input_shape=(1, 1, 1), stateful=True))
model.add(tf.keras.layers.Dense(26, activation="softmax"))
model.compile(loss="categorical_crossentropy", optimizer="adam")
for i in range(2):
    model.fit(x, y, epochs=1, batch_size=1, shuffle=False)
    model.reset_states()
