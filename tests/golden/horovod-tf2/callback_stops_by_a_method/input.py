"""Drawn rows end the training by a method."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x):
        super().__init__()
        self.x, self.best, self.bad = x, 0.0, 0

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        score = float(self.model.predict(self.x[at], verbose=0).mean())
        if score <= self.best:
            self.finish()
        self.best = max(score, self.best)

    def finish(self):
        self.model.stop_training = True

x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x, y, batch_size=8, epochs=5, callbacks=[Watch(x)])
