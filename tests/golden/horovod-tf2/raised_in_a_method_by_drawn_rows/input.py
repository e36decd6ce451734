"""Drawn rows say that a method ends training by an exception, once under a clock's condition."""
import time
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, 160, 8)
        if float(self.model.predict(x[at], verbose=0).mean()) < -9:
            self.fail()

    def fail(self):
        raise StopIteration("below")


class Slow(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.start = time.time()

    def on_epoch_end(self, epoch, logs=None):
        if time.time() - self.start > 60:
            at = np.random.randint(0, 160, 8)
            if float(self.model.predict(x[at], verbose=0).mean()) < -9:
                raise StopIteration


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
try:
    model.fit(x, x.mean(axis=1), batch_size=8, epochs=2, callbacks=[Watch(), Slow()])
except StopIteration:
    print("ended")
