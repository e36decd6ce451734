import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, x, y):
        tf.keras.utils.set_random_seed(1)
        self.all = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(
            len(x), reshuffle_each_iteration=False)

    def read(self, part):
        xs, ys = [], []
        for a, b in part.batch(8):
            xs.extend(a.numpy())
            ys.extend(b.numpy())
        return np.array(xs), np.array(ys)

    def parts(self):
        return self.read(self.all.take(80)), self.read(self.all.skip(80))


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
(xt, yt), (xv, yv) = Rows(x, x.sum(axis=1)).parts()
model = tf.keras.Sequential([
    tf.keras.layers.Dropout(0.1, input_shape=(4,)),
    tf.keras.layers.Dense(1),
])
model.compile("sgd", "mse")
model.fit(xt, yt, epochs=8, batch_size=8, validation_data=(xv, yv))
print("held out", model.evaluate(xv, yv) < 0.5)
