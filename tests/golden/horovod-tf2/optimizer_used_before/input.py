import numpy as np
import tensorflow as tf
from settings import optimizer

x = np.random.rand(640, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer, 'mse')
model.fit(x, x.sum(1), epochs=2, batch_size=16)
print(optimizer.iterations.numpy())
