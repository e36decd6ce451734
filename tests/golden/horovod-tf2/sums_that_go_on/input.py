"""What rounds add up goes on in the next pass, by NumPy or by itself."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
total, parts = 0., np.zeros(1)
for epoch in range(3):
    for _ in range(24):
        at = np.random.randint(0, len(x), 8)
        loss = model.train_on_batch(x[at], y[at])
        total += loss
        parts = np.add(loss, parts)
    print(epoch, total, parts)
