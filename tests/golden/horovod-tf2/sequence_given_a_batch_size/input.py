import numpy as np
import tensorflow as tf


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows, size):
        super().__init__()
        self.rows, self.size = rows, size

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, i):
        part = self.rows[i * self.size:(i + 1) * self.size]
        return part[:, :4], part[:, 4:]


batches = Batches(np.random.RandomState(1).rand(320, 5), 8)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(x=batches, batch_size=8, epochs=2)
