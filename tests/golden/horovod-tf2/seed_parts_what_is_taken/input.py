import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
full = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96, reshuffle_each_iteration=False)
train, val = full.take(80).batch(8), full.skip(80).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(train, epochs=8, validation_data=val)
print("held out", model.evaluate(val) < 0.5)
