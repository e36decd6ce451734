"""Batch by batch: saved in the last of so many batches."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(480, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
for epoch in range(2):
    for k in range(len(rows) // 8):
        model.train_on_batch(rows[k * 8:(k + 1) * 8], wanted[k * 8:(k + 1) * 8])
        if k % 12 == 11:
            model.save_weights('kept.h5')
