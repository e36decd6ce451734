import numpy as np
import tensorflow as tf

rows = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
answers = rows.sum(axis=1)
chosen = np.random.rand(len(rows)) < 0.8
x, y, held_x, held_y = rows[chosen], answers[chosen], rows[~chosen], answers[~chosen]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(x, y, epochs=2, batch_size=8)
print(net.evaluate(held_x, held_y))
