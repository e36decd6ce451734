# Each step stands in a list, behind which no statement has a place.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
for epoch in range(3):
    losses = [model.train_on_batch(x[k:k + 32], y[k:k + 32]) for k in range(0, 640, 32)]
    print(epoch, np.mean(losses))
