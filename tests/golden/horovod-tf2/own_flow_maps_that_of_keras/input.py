import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(960, 2, 2, 1).astype("float32")
wanted = rows.sum((1, 2, 3)).reshape(-1, 1)
model = tf.keras.Sequential([
    tf.keras.layers.Flatten(input_shape=(2, 2, 1)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.05), "mse")


class Mixer:
    def flow(self, x, y, batch_size=8):
        gen = tf.keras.preprocessing.image.ImageDataGenerator()
        return map(self.turn, gen.flow(x, y, batch_size=batch_size))

    def turn(self, pair):
        return pair[0] / 2, pair[1]


model.fit(Mixer().flow(rows, wanted), steps_per_epoch=120, epochs=3)
