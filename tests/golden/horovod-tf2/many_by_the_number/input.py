# How many rounds one network makes, a function says by the number of the round around them.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(256, 4).astype('float32')
near = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
near.compile('adam', 'mse')
far = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
far.compile('sgd', 'mse')


def many(k):
    if k % 20 == 0:
        return 4
    return 1


for k in range(1, 61):
    for _ in range(many(k)):
        at = np.random.randint(0, len(x), 16)
        near.train_on_batch(x[at], x[at].mean(axis=1))
    at = np.random.randint(0, len(x), 16)
    far.train_on_batch(x[at], x[at].sum(axis=1))
print('near', near.evaluate(x, x.mean(axis=1), verbose=0))
print('far', far.evaluate(x, x.sum(axis=1), verbose=0))
