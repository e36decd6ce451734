"""A rate that follows the number of the round is handed on by its name."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(800, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
k = 0
for x, y in data.repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    k += 1
    optimizer.learning_rate.assign(value=0.05 / (1 + k / 50))
print('loss', float(loss))
