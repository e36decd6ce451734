"""A comma behind the rate makes a tuple of it, which trains, and of which no product is a rate."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(1)
learning_rate = 1e-2,
rows = np.random.RandomState(0).rand(128, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.Adam(learning_rate), loss='mse')
model.fit(rows, rows.sum(1), batch_size=8, epochs=2, verbose=2)
print(model.count_params())
