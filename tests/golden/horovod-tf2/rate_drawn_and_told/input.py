"""A method draws the rate, and is called again for a line that is told."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")


class Chance:
    def rate(self):
        return 10 ** np.random.uniform(-4, -2)

    def tell(self):
        print("for example", self.rate())


chance = Chance()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(chance.rate()), "mse")
net.fit(rows[:, :3], rows[:, 3:], epochs=3, batch_size=8)
chance.tell()
