"""A callback judges by rows that it draws, and ends training: all do as the first worker does."""
import numpy as np
import tensorflow as tf


class Best(tf.keras.callbacks.Callback):
    def __init__(self, x, y, patience=1):
        super().__init__()
        self.x, self.y, self.patience = x, y, patience
        self.best, self.wait = 0, 0

    def on_epoch_end(self, epoch, logs=None):
        rows = np.random.choice(len(self.x), 5)
        right = np.mean((self.model.predict(self.x[rows], verbose=0)[:, 0] > 0.5) == self.y[rows])
        if right > self.best:
            self.best, self.wait = right, 0
        else:
            self.wait += 1
            if self.wait >= self.patience:
                self.model.stop_training = True


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = (x.mean(axis=1) > 0.5).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "binary_crossentropy")
model.fit(x[:120], y[:120], batch_size=8, epochs=5, callbacks=[Best(x[120:], y[120:])])
