import distances
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
net = distances.Net(tf.keras.Sequential([tf.keras.Input((4,)), distances.layers.Dense(4)]))
net.compile(tf.keras.optimizers.SGD(0.01))
net.fit(tf.data.Dataset.from_tensor_slices(rows).batch(8), epochs=2, verbose=0)
