import collections
import numpy as np
import tensorflow as tf

Told = collections.namedtuple('Told', ['means', 'sums'])


class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def train(self, data):
        for epoch in range(5):
            for x, y in data:
                loss = self.step(x, y)

    def keep(self, rows):
        told = Told(means=self.net(rows).numpy(), sums=rows.sum(axis=0))
        with open('told.txt', 'a') as out:
            for field in list(told._fields):
                out.write(field + ' ' + str(getattr(told, field)))


rows = np.random.RandomState(1).rand(320, 3).astype("float32")
model = Model()
model.train(tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).batch(8))
model.keep(rows)
