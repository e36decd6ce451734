"""A function draws rows once before training and, for what is told, in each pass."""
import numpy as np
import tensorflow as tf
from sklearn.utils import resample


def drawn(rows, n):
    return resample(rows, n_samples=n, replace=False)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print(self.model.predict(drawn(x, 4), verbose=0).shape)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
at = drawn(np.arange(160), 120)
part, held = x[at], np.delete(x, at, axis=0)
model.fit(part, part.mean(axis=1), batch_size=8, epochs=2, callbacks=[Tell()])
print(model.evaluate(held, held.mean(axis=1)))
