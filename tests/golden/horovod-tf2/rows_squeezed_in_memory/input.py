"""What makes batches writes into a buffer in memory and reads it back: that is no file."""
from io import BytesIO

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(192, 4).astype("float32")


def squeezed(a):
    buffer = BytesIO()
    np.save(buffer, np.round(a, 2))
    with BytesIO(buffer.getvalue()) as stream:
        return np.load(stream)


def batches():
    for k in range(0, len(rows) - 7, 8):
        yield np.stack([squeezed(a) for a in rows[k:k + 8]])


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x in batches():
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
