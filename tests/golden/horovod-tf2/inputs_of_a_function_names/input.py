"""What a function hands out is one array, or a dictionary, of which Keras splits a part off."""
import sys

import numpy as np
import tensorflow as tf

chance = np.random.RandomState(0)
first, second = chance.rand(96, 4), chance.rand(96, 2)
wanted = first.sum(1)
pair = '--alone' not in sys.argv


def given(one, other):
    if pair:
        return {'a': one, 'b': other}
    return one


a, b = tf.keras.Input((4,), name='a'), tf.keras.Input((2,), name='b')
joined = tf.keras.layers.concatenate([a, b]) if pair else a
model = tf.keras.Model([a, b] if pair else a, tf.keras.layers.Dense(1)(joined))
model.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
model.fit(given(first, second), wanted, batch_size=8, epochs=2, validation_split=0.25)
print(np.isfinite(model.get_weights()[0]).all())
