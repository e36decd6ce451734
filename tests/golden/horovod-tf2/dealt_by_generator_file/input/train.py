import tensorflow as tf
from source import numbers

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile('sgd', 'mse')
net.fit(numbers([i / 203. for i in range(83)], 8), steps_per_epoch=10, epochs=6)
