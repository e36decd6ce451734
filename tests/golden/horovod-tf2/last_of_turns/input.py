import numpy as np
import tensorflow as tf


def learn(model, x, y, epochs, size):
    told = []
    steps = len(x) // size
    for epoch in range(epochs):
        order = np.random.permutation(len(x))
        for k in range(steps):
            at = order[k * size:(k + 1) * size]
            told.append(model.train_on_batch(x[at], y[at]))
        print(epoch, "loss %.4f" % np.mean(told[-steps:]))


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
learn(model, x, x.sum(axis=1), 4, 8)
