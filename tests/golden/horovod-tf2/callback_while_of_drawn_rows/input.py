"""Rounds of a callback that drawn rows end."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x, y):
        super().__init__()
        self.x, self.y, self.last, self.seen = x, y, 1e9, []

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.choice(len(self.x), 8)
        loss = self.model.evaluate(self.x[at], self.y[at], verbose=0)
        self.seen.append(loss)
        while len(self.seen) > 2 and self.seen[-1] > self.seen[-2]:
            self.seen.pop()
            if self.seen[-1] > self.last:
                self.model.stop_training = True
        try:
            if 1 / loss < 1:
                self.model.stop_training = True
        except ZeroDivisionError:
            pass
        self.last = min(self.seen)


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x[:48], y[:48], batch_size=8, epochs=5, callbacks=[Watch(x[48:], y[48:])])
