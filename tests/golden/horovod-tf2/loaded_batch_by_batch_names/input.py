import numpy as np
import tensorflow as tf
from tensorflow.keras.models import load_model


def train(previous):
    np.random.seed(4)
    x = np.random.rand(192, 3).astype("float32")
    y = x.sum(axis=1)
    if previous is None:
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(1e-2))
    else:
        model = load_model(previous)
    for epoch in range(2):
        for i in range(12):
            model.train_on_batch(x[i * 16:(i + 1) * 16], y[i * 16:(i + 1) * 16])
    model.save("m.h5")


train(None)
train("m.h5")
