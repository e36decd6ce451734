"""The same in a class that may be given a number, and is given none."""
import numpy as np
import tensorflow as tf


class Parts:
    def __init__(self, x, seed=None):
        chance = np.random.default_rng(seed)
        at = chance.choice(len(x), 120, replace=False)
        self.part, self.held = x[at], np.delete(x, at, axis=0)


parts = Parts(np.random.RandomState(0).rand(160, 8).astype("float32"))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
model.fit(parts.part, parts.part.mean(axis=1), batch_size=8, epochs=2)
print(model.evaluate(parts.held, parts.held.mean(axis=1)))
