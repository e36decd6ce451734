"""The optimizer's rate goes on by a name of its own."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(800, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.05)
rate = optimizer.learning_rate
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
k = 0
for x, y in data.repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    rate.assign(rate * 0.99)
print('loss', float(loss))
