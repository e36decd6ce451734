import numpy as np
import tensorflow as tf

tf.random.set_seed(2)
grid = np.linspace(0, 1, 300).reshape(100, 3).astype('float32')
heat = grid.mean(axis=1)
at = np.random.randint(0, len(grid), 64)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('sgd', 'mse')
net.fit(grid[at, :2], heat[at], batch_size=8, epochs=3, verbose=0)
print('loss', net.evaluate(grid[:, :2], heat, verbose=0))
