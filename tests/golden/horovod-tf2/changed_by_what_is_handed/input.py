"""A generator changes its rows by a function that it was handed: what that draws is each worker's."""
import numpy as np
import tensorflow as tf


def brighter(spread=0.25):
    def change(image):
        brightness = spread + np.random.uniform()
        return image * brightness
    return change


def itself(image):
    return image


def one_of(*changes):
    def change(image):
        return changes[np.random.randint(len(changes))](image)
    return change


class Batches:
    def __init__(self, images, angles, change):
        self.images, self.angles, self.change = images, angles, change

    def generate(self, size=8):
        while True:
            x, y = np.zeros((size, 4)), np.zeros(size)
            for i, row in enumerate(np.random.randint(0, len(self.images), size)):
                x[i], y[i] = self.change(self.images[row]), self.angles[row]
            yield x, y


images = np.random.RandomState(0).rand(64, 4).astype("float32")
angles = images.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))
made = Batches(images, angles, one_of(itself, brighter()))
model.fit(made.generate(), steps_per_epoch=12, epochs=2)
