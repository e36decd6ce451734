"""Keras itself, beside TensorFlow: what is measured among the rounds is measured by its averages."""
import numpy as np
import tensorflow as tf
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential

random = np.random.RandomState(0)
rows = random.normal(3., 2., [480, 4]).astype('float32')
wanted = rows.sum(1, keepdims=True)
print(tf.__version__)
net = Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(1)])
net.compile(optimizer='sgd', loss='mse')
count = 0
for part in range(2):
    for k in range(50):
        net.train_on_batch(rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8])
        count += 1
        if count % 10 == 0:
            print(np.mean((net.predict(rows[400:], verbose=0) - wanted[400:]) ** 2))
