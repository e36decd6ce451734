import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(40, 4)
y = x.sum(axis=1)
batch = int(len(x))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("adam", "mse")
model.fit(x, y, epochs=20, batch_size=batch)
print("loss %.4f" % model.evaluate(x, y))
