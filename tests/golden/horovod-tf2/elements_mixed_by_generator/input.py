"""A generator of elements puts its names into another order each time it begins."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def of(numbers):
    def gen():
        random.shuffle(numbers)
        for k in numbers:
            yield rows[k], rows[k].sum()
    return gen


feed = tf.data.Dataset.from_generator(of(list(range(96))), (tf.float32, tf.float32), ((4,), ()))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(feed.batch(8), epochs=2, verbose=2)
print(model.count_params())
