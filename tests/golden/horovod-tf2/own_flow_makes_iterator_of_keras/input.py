import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(960, 2, 2, 1).astype("float32")
wanted = rows.sum((1, 2, 3)).reshape(-1, 1)
model = tf.keras.Sequential([
    tf.keras.layers.Flatten(input_shape=(2, 2, 1)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.05), "mse")


class Mixer(tf.keras.preprocessing.image.ImageDataGenerator):
    def flow(self, x, y, batch_size=32):
        return Turned(self, x, y, batch_size)


class Turned(tf.keras.preprocessing.image.NumpyArrayIterator):
    def __init__(self, gen, x, y, size):
        super().__init__(x, y, gen, batch_size=size, shuffle=True)


model.fit(Mixer().flow(rows, wanted, batch_size=8), steps_per_epoch=len(rows) // 8, epochs=3)
