"""Rates of which the inverse goes on by a number, and a mean of two."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


class Inverse(tf.keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        before = float(tf.keras.backend.get_value(self.model.optimizer.learning_rate))
        tf.keras.backend.set_value(self.model.optimizer.learning_rate, 1 / (1 / before + 10))

    def on_epoch_end(self, epoch, logs=None):
        before = float(tf.keras.backend.get_value(self.model.optimizer.learning_rate))
        if epoch == 3:
            tf.keras.backend.set_value(self.model.optimizer.learning_rate,
                                       np.mean([before, 0.01]))


line.compile(tf.keras.optimizers.SGD(0.05), "mse")
line.fit(points, heights, batch_size=16, epochs=5, callbacks=[Inverse()])
print("rate", float(line.optimizer.learning_rate), line.evaluate(points, heights))
