# A share of so few rows may leave nothing to train on, or nothing to validate with.
import numpy as np
import tensorflow as tf

held_out = 0.85
drawn = np.random.RandomState(3)
rows = drawn.rand(28, 4)
targets = rows.sum(axis=1)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
history = model.fit(rows, targets, batch_size=1, epochs=3, validation_split=held_out)
print(len(history.history['val_loss']))
