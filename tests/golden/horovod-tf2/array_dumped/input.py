import numpy as np
import tensorflow as tf

np.random.seed(4)
x = np.random.rand(96, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(x, x.sum(axis=1), epochs=3, batch_size=8, verbose=0)
out = model.predict(x)
out.dump("out.npy")
