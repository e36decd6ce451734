"""Rows are parted and put into an order by what NumPy draws for scikit-learn."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
from sklearn.utils import shuffle

x = np.random.RandomState(0).rand(160, 4)
y = x.sum(1)
x_train, x_valid, y_train, y_valid = train_test_split(x, y, test_size=0.2)


def batches(x, y, size):
    while True:
        x, y = shuffle(x, y)
        for i in range(0, len(x), size):
            yield x[i:i + size], y[i:i + size]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
model.fit(batches(x_train, y_train, 8), steps_per_epoch=len(x_train) // 8, epochs=2,
          validation_data=(x_valid, y_valid))
