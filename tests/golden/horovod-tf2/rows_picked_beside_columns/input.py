import numpy as np
import tensorflow as tf

tf.random.set_seed(0)
points = np.stack([np.linspace(0, 1, 200), np.linspace(1, 3, 200)], axis=1).astype('float32')
values = points.sum(axis=1, keepdims=True)
idx = np.random.choice(points.shape[0], 96, replace=False)
points = points[idx, :]
values = values[idx, :]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
model.compile(optimizer=tf.keras.optimizers.Adam(0.05), loss='mse')
model.fit(points, values, batch_size=16, epochs=3, verbose=0)
print('loss', model.evaluate(points, values, verbose=0))
