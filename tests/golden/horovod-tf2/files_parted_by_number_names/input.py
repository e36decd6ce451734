import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, rows, part):
        made = tf.data.Dataset.from_tensor_slices(rows)
        self.first = made.take(part).map(self.answer).batch(8)
        self.rest = made.skip(part).map(self.answer).batch(8)

    @staticmethod
    def answer(row):
        return row, tf.reduce_sum(row)


data = Rows(np.random.RandomState(1).rand(120, 4).astype('float32'), 24)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(data.rest, validation_data=data.first, epochs=3, verbose=0)
