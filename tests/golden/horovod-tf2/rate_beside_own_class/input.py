"""The same in a callback, and between two fits."""
import numpy as np
import tensorflow as tf


class Lower(tf.keras.callbacks.Callback):
    def __init__(self, floor):
        super().__init__()
        self.floor = floor

    def on_epoch_end(self, epoch, logs=None):
        rate = tf.keras.backend.get_value(self.model.optimizer.learning_rate)
        lower = np.maximum(self.floor, rate * 0.5)
        tf.keras.backend.set_value(self.model.optimizer.learning_rate, lower)


points = np.random.RandomState(3).rand(320, 5)
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16, epochs=3, callbacks=[Lower(0.01)])
if line.optimizer.learning_rate.numpy() > 0.008:
    line.optimizer.learning_rate.assign(0.008)
line.fit(points, heights, batch_size=16, epochs=2)
print("left", line.evaluate(points, heights))
