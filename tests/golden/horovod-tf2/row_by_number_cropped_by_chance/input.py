import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 12, 3).astype("float32")
wanted = rows.sum(axis=(1, 2))[:, None]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def cropped(row):
    if random.random() < 0.5:
        row = row[::-1]
    low = random.randrange(4)
    return row[low:low + 8]


for epoch in range(2):
    for i in range(len(rows)):
        x = cropped(rows[i]).mean(axis=0)[None, :]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - wanted[i]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print("done")
