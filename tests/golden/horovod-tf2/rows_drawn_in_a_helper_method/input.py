"""The same by a method, which a callback asks for rows of its own."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle


class Store:
    def __init__(self, x):
        self.x = x

    def mixed(self):
        return shuffle(self.x)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print(float(store.mixed()[0].sum()) > 0)


store = Store(np.random.RandomState(0).rand(160, 8).astype("float32"))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
rows = store.mixed()
part, held = rows[:120], rows[120:]
model.fit(part, part.mean(axis=1), batch_size=8, epochs=2, callbacks=[Tell()])
print(model.evaluate(held, held.mean(axis=1)))
