"""A callback of each fit draws for what it prints, which is no draw of the next part."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import ShuffleSplit

x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print("some", x[np.random.randint(0, 160, 4)].shape)


def learn():
    scores = []
    ways = ShuffleSplit(n_splits=2, test_size=0.2)
    for k, (a, b) in zip(range(2), ways.split(x)):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        model.compile("sgd", "mse")
        model.fit(x[a], y[a], batch_size=8, epochs=2, callbacks=[Tell()])
        scores.append(model.evaluate(x[b], y[b]))
    return np.mean(scores)


print(learn())
