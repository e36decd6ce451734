"""A callback judges by pictures that are turned by chance, each worker's in its own way."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator


class Early(tf.keras.callbacks.Callback):
    def __init__(self, held):
        super().__init__()
        self.held, self.best, self.waits = held, 1e9, 0

    def on_epoch_end(self, epoch, logs=None):
        loss = self.model.evaluate(self.held, verbose=0)
        if loss < self.best:
            self.best, self.waits = loss, 0
        else:
            self.waits += 1
        if self.waits > 0:
            self.model.stop_training = True


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
y = x[:, :4].mean(axis=(1, 2, 3))
turned = ImageDataGenerator(vertical_flip=True)
held = turned.flow(x[120:], y[120:], batch_size=8)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x[:120], y[:120], batch_size=8, epochs=4, callbacks=[Early(held)])
