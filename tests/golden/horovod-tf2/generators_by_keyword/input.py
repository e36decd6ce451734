"""What a generator is seeded with, and what it draws from, may be said by a keyword."""
import numpy as np
import tensorflow as tf

values = np.random.RandomState(seed=4).rand(240, 4).astype('float32')
sums = values.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
chance = np.random.RandomState(seed=5)
other = np.random.default_rng(seed=6)
for turn in range(40):
    some = chance.randint(low=0, high=240, size=8)
    more = other.integers(0, high=240, size=8)
    with tf.GradientTape() as record:
        wrong = tf.reduce_mean((model(values[some]) - sums[some]) ** 2)
        wrong += tf.reduce_mean((model(values[more]) - sums[more]) ** 2)
    slopes = record.gradient(wrong, model.trainable_variables)
    descent.apply_gradients(zip(slopes, model.trainable_variables))
