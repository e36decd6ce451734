import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
data = tf.data.Dataset.from_tensor_slices((rows, wanted[:, None])).batch(8)
rate = 0.1
for epoch in range(3):
    for x, y in data:
        opt = tf.keras.optimizers.Adam(rate)
        rate *= 0.99
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
