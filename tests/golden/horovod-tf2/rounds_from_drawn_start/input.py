"""Chance says at which row a pass begins, and so how many rounds it has."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for epoch in range(3):
    start = np.random.randint(0, 100)
    for i in range(start, len(rows) - 8, 8):
        x = rows[i:i + 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
