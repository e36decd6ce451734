"""A variable that holds the rate is set without being read."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(800, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rate = tf.Variable(0.05)
optimizer = tf.keras.optimizers.SGD(rate)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
k = 0
for x, y in data.repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    k += 1
    rate.assign(0.05 / (1 + k / 50), read_value=False)
print('loss', float(loss))
