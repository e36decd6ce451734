"""A stretch of a series has a name before it is made one sample and what follows it."""
import numpy as np
import tensorflow as tf

series = np.sin(np.arange(1200) * 0.1).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
for epoch in range(4):
    for at in range(0, len(series) - 21, 20):
        part = series[at:at + 21]
        a, b = part[None, :-1], part[-1:]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
whole = np.stack([series[k:k + 20] for k in range(1000)])
print("loss", float(tf.reduce_mean((model(whole)[:, 0] - series[20:1020]) ** 2)))
