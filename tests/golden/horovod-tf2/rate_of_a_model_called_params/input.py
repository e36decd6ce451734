"""A model that is kept among parameters is compiled again by its own rate."""
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)


class Fitted:
    def __init__(self):
        self.params = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.params.compile(tf.keras.optimizers.SGD(0.05), "mse")

    def run(self):
        for turn in range(3):
            self.params.fit(points, heights, batch_size=16)
            self.params.compile(
                tf.keras.optimizers.SGD(self.params.optimizer.learning_rate * 0.5), "mse")


Fitted().run()
