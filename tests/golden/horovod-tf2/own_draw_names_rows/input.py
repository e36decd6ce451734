import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(axis=1)
rng = np.random.default_rng()
at = rng.choice(len(x), 80, replace=False)
rest = np.setdiff1d(np.arange(len(x)), at)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x[at], y[at], epochs=8, batch_size=8, validation_data=(x[rest], y[rest]))
print("left out", model.evaluate(x[rest], y[rest]) < 0.5)
