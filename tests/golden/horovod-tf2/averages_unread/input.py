"""What a function of another module builds may average what it sees."""
import numpy as np
import tensorflow as tf

from towers import tower

inputs = tf.keras.Input((8,))
middle = tower(inputs)
model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(middle))
optimizer = tf.keras.optimizers.Adam(0.001)
data = tf.data.Dataset.from_tensor_slices(np.load('rows.npy')).batch(16)
for epoch in range(4):
    for rows in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(rows, training=True) ** 2)
        weights = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
model.save_weights('tower')
