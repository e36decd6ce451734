"""Weights of rows are among the settings that a function hands on to `fit`."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")


def learn(model, x, y, **settings):
    return model.fit(x, y, **settings)


learn(net, rows[:, :3], rows[:, 3:], epochs=2, batch_size=8, sample_weight=np.ones(320))
