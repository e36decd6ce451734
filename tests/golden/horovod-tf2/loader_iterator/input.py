# An iterator of a library, of which only running shows what it gives.
import itertools

import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(1)
batches = [(drawn.rand(8, 3), drawn.rand(8, 1)) for _ in range(12)]

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.02), loss='mse')
model.fit(itertools.cycle(batches), steps_per_epoch=12, epochs=3)
