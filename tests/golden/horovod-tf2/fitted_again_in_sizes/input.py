"""The same in a loop over sizes, in a method."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))

    def learn(self, x, y):
        for size in (16, 8, 4):
            try:
                self.model.fit(x, y, batch_size=size, epochs=2)
                break
            except tf.errors.ResourceExhaustedError:
                print("too big:", size)


x = np.random.RandomState(0).rand(128, 4).astype("float32")
Learner().learn(x, x.mean(axis=1))
