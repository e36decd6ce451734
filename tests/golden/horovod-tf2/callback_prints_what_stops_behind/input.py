"""The same where the end stands behind what goes back."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x):
        super().__init__()
        self.x, self.best, self.bad = x, 0.0, 0

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        score = float(self.model.predict(self.x[at], verbose=0).mean())
        print("score", score, "better" if self.better(score) else "worse")

    def better(self, score):
        if score > self.best:
            self.best = score
            return True
        self.model.stop_training = True
        return False

x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x, y, batch_size=8, epochs=5, callbacks=[Watch(x)])
