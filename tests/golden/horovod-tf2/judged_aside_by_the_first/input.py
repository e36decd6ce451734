"""What is mixed anew is also read for a line that one worker writes: by a callback, between two fits."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(8)
loads = rng.rand(320, 4).astype('float32')
bends = loads.sum(axis=1, keepdims=True)


def beam():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
    return net


first = beam()
data = tf.data.Dataset.from_tensor_slices((loads, bends)).shuffle(320).batch(8)
said = tf.keras.callbacks.LambdaCallback(
    on_epoch_end=lambda epoch, logs: print(first.evaluate(data, verbose=0)))
first.fit(data, epochs=3, callbacks=[said])

other = tf.data.Dataset.from_tensor_slices((bends, bends)).shuffle(320).batch(8)
third = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
third.compile(tf.keras.optimizers.SGD(0.01), 'mse')
third.fit(other, epochs=2)
print(third.evaluate(other, verbose=0))
third.fit(other, epochs=2)
