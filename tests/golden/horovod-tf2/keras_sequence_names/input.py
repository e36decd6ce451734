import numpy as np
import tensorflow as tf

x = tf.range(400.)
data = tf.data.Dataset.from_tensor_slices(x).batch(4, drop_remainder=True).map(lambda w: (w[:-1], w[-1])).shuffle(100).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
net.fit(data, epochs=2)
