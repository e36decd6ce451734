import numpy as np
import tensorflow as tf
from lions import Lion

x = np.random.rand(640, 4).astype('float32')
lion = Lion(0.001)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(lion, 'mse')
model.fit(x, x.sum(1), epochs=2, batch_size=16)
print(lion.iterations.numpy())
