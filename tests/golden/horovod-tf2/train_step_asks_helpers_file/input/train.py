"""The update is made in a class above, of another file."""
import numpy as np
import tensorflow as tf
from stepping import Stepping


class Line(Stepping):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        return {"loss": self.improved(x, y)}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = Line()
line.compile(optimizer="sgd")
print("left", line.fit(points, heights, batch_size=16, epochs=3).history["loss"][-1])
