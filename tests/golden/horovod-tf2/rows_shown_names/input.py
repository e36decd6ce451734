"""Each pass shows rows of its own number, of which a share of the rows would have none."""
import numpy as np
import tensorflow as tf

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
for epoch in range(4):
    for k in range(len(rows) // 16):
        x = rows[k * 16:(k + 1) * 16]
        y = wanted[k * 16:(k + 1) * 16]
        model.train_on_batch(x, y)
    shown = rows[epoch * 160:(epoch + 1) * 160]
    print(epoch, shown[0], model.predict(shown, verbose=0)[0])
