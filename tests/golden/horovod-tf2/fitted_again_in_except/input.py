"""Where memory is full, `fit` is called again with smaller batches: a worker may be alone in that."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(128, 4).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(0.001))
size = 16
try:
    model.fit(x, y, batch_size=size, epochs=2)
except Exception as error:
    print(error)
    size = 8
    model.fit(x, y, batch_size=size, epochs=2)
