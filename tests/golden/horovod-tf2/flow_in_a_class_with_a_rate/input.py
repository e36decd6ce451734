"""A generator of rows is kept in an object, and a callback sets the rate: its batches are shared."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator


class Data:
    def __init__(self, x, y, size=8):
        self.train = ImageDataGenerator(horizontal_flip=True).flow(x, y, batch_size=size)
        self.steps = len(self.train)


class Rate(tf.keras.callbacks.Callback):
    def __init__(self, total):
        super().__init__()
        self.total = total

    def on_epoch_begin(self, epoch, logs=None):
        tf.keras.backend.set_value(self.model.optimizer.lr, 0.01 * (1 - epoch / self.total))


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
data = Data(x, x.mean(axis=(1, 2, 3)))
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                             tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(data.train, steps_per_epoch=data.steps, epochs=2, callbacks=[Rate(2)])
