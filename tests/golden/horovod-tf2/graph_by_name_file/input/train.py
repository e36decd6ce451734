import numpy as np
import tensorflow as tf

import faster

rows = np.random.RandomState(5).rand(160, 4).astype("float32")
sums = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, sums)).shuffle(160).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(6, "tanh"), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(0.001)


@faster.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for epoch in range(2):
    for x, y in data:
        loss = step(x, y)
model.save_weights("net.h5")
