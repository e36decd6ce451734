"""The same by a name, by a function, and of what is built there and is no model that is known."""
import numpy as np
from tensorflow import keras

from trainers import Teacher, build


def made():
    return keras.optimizers.SGD(0.2)


seen = np.random.RandomState(0).rand(96, 3).astype('float32')
pupil = build(keras.optimizers.Adam(0.01))
pupil.fit(seen, seen.sum(1))
plain = keras.Sequential([keras.layers.Dense(1)])
plain.compile(keras.optimizers.SGD(0.1), 'mse')
plain.fit(seen, seen.sum(1), epochs=2)
sgd = keras.optimizers.SGD(0.3)
Teacher(keras.Sequential([keras.layers.Dense(1)]), optimizer=sgd).teach(seen)
Teacher(keras.Sequential([keras.layers.Dense(1)]), made).teach(seen)
