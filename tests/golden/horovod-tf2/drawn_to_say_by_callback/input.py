"""A callback draws what it says from the numbers that give the orders."""
import numpy as np
import tensorflow as tf


class Tell(tf.keras.callbacks.Callback):
    def __init__(self, draw):
        super().__init__()
        self.draw = draw

    def on_epoch_end(self, epoch, logs=None):
        print("today", np.random.choice(["red", "green", "blue"]))
        print("pass %d: %d" % (epoch, self.draw.choice([1, 2, 3])))


np.random.seed(2)
draw = np.random.RandomState(3)
points = draw.rand(320, 5)
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile("sgd", "mse")
for turn in range(2):
    order = np.random.permutation(320)
    line.fit(points[order], heights[order], batch_size=16, epochs=2, callbacks=[Tell(draw)])
    points = points + 0.01 * draw.rand(1, 5)
