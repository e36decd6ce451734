# What fit is told stands in a dictionary that is written as a call.
import numpy as np
import tensorflow as tf

draw = np.random.RandomState(2)
points = draw.rand(96, 3).astype('float32')
heights = points.sum(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
line.compile(tf.keras.optimizers.SGD(0.05), 'mse')
how = dict(batch_size=8, epochs=4)
line.fit(points, heights, **how)
print('weights', line.get_weights())
