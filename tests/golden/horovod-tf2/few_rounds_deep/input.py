"""Few rounds in rounds in passes: one of the loops around them is divided."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
for epoch in range(12):
    mean = 0.
    for turn in range(24):
        for _ in range(2):
            at = np.random.randint(0, len(x), 8)
            mean += model.train_on_batch(x[at], y[at]) / 48
    print(epoch, mean)
