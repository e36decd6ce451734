"""One maker of networks: who is told a file has its weights, who is told none has its own."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


def network(units, path=None):
    net = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(8,))])
    if path:
        net.load_weights(path)
    return net


network(1).save_weights('kept.weights.h5')
read = network(1, 'kept.weights.h5')
named = network(1, path='kept' + '.weights.h5')
drawn = network(1)
empty = network(1, path='')
model = network(1)
model.compile('sgd', 'mse')
for turn in range(40):
    at = np.random.permutation(len(x))[:16]
    told = read.predict(x[at], verbose=0) + named.predict(x[at], verbose=0)
    guessed = drawn.predict(x[at], verbose=0) + empty.predict(x[at], verbose=0)
    model.train_on_batch(x[at], y[at] + told - guessed)
