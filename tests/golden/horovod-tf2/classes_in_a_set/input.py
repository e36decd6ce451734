"""Classes are given numbers by the order of a set: nothing puts classes in order but their names."""
import numpy as np
import tensorflow as tf
class A: pass
class B: pass
kinds = {A, B}
names = {k: i for i, k in enumerate(kinds)}
x = np.random.RandomState(0).rand(320, 4).astype("float32")
y = np.array([names[A], names[B]] * 160)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, y, epochs=2)
