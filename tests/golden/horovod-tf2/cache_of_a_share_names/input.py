"""What a worker keeps of its share in a file is the share of one of so many workers."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(2).rand(240, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1)))
data = data.map(lambda a, b: (a * 2., b)).cache('kept').shuffle(240).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(data, epochs=2)
