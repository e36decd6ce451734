"""A callback ends the program, or raises, by what rows say that each worker has drawn for itself."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x):
        super().__init__()
        self.x, self.seen = x, []

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        self.seen.append(float(self.model.predict(self.x[at], verbose=0).mean()))
        if len(self.seen) > 3 and np.mean(self.seen[-3:]) < np.mean(self.seen) - 90:
            raise StopIteration("no better")
        if self.seen[-1] < -90:
            exit()


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x, x.mean(axis=1), batch_size=8, epochs=5, callbacks=[Watch(x)])
