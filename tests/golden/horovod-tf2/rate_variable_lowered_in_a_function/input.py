"""A variable that holds the rate goes on from what it was, in a function."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(800, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rate = tf.Variable(0.05)
optimizer = tf.keras.optimizers.SGD(rate)


def lower():
    rate.assign(rate * 0.99)


data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
k = 0
for x, y in data.repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    lower()
print('loss', float(loss))
