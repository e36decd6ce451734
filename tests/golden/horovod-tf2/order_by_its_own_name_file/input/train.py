"""The same in another file."""
import numpy as np
import tensorflow as tf

from lines import Lines

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit(Lines(np.random.RandomState(2).rand(96, 4).tolist()), epochs=3)
print(net.get_weights()[0].shape)
