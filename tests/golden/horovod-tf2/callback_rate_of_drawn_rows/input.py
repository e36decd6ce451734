"""A rate follows drawn rows."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x):
        super().__init__()
        self.x, self.best, self.bad = x, 0.0, 0

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        score = float(self.model.predict(self.x[at], verbose=0).mean())
        worse = score <= self.best
        self.best = max(score, self.best)
        rate = 0.01 * (0.5 if worse else 1.0)
        tf.keras.backend.set_value(self.model.optimizer.learning_rate, rate)

x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x, y, batch_size=8, epochs=5, callbacks=[Watch(x)])
