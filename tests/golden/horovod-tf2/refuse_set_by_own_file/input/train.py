import numpy as np
import tensorflow as tf
from slopes import set_all, slope_of, values_of

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
wanted = drawn.sum(axis=1, keepdims=True)
policy = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
worth = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
worth.compile('sgd', 'mse')
for turn in range(3):
    slope = slope_of(lambda: tf.reduce_mean((policy(drawn) - wanted) ** 2), policy.trainable_variables)
    set_all(policy, values_of(policy) - 0.05 * slope)
    worth.fit(drawn, wanted, verbose=0)
