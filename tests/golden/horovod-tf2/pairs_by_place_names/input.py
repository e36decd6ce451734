"""Each second row belongs to the one before it, and a batch is parted by their places."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).map(lambda row: row * 2).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
opt = tf.keras.optimizers.Adam(0.01)


def apart(out):
    return tf.reduce_mean((out[0::2] - out[1::2]) ** 2)


for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = apart(model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
