import time

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
least, kept = 1e9, None
for k in range(0, 160, 8):
    loss = model.train_on_batch(rows[k:k + 8], wanted[k:k + 8])
    if loss < least:
        least = loss
        kept = time.strftime('best-%H%M%S.weights.h5')
        model.save_weights(kept)
model.load_weights(kept)
print(model.predict(rows[:4]))
