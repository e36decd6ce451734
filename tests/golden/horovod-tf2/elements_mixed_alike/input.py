"""An order that all workers draw alike is divided without a word of it, by a seed of either kind."""
import random
import numpy as np
import tensorflow as tf

random.seed(3)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def mixed():
    numbers = list(range(96))
    random.shuffle(numbers)
    for k in numbers:
        yield rows[k], rows[k].sum()


def again():
    for k in np.random.RandomState(5).permutation(96):
        yield rows[k], rows[k].sum()


kinds = (tf.float32, tf.float32)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(tf.data.Dataset.from_generator(mixed, kinds, ((4,), ())).batch(8), epochs=2, verbose=2)
model.fit(tf.data.Dataset.from_generator(again, kinds, ((4,), ())).batch(8), epochs=2, verbose=2)
print(model.count_params())
