"""What is turned over by chance decides nothing about which rows come first."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(1)


def batches(x, y, n):
    while True:
        for at in range(0, len(x), n):
            part = x[at:at + n]
            if np.random.rand() < 0.5:
                part = part[:, ::-1]
            yield part, y[at:at + n]
        order = np.random.permutation(len(x))
        x, y = x[order], y[order]


rows = np.random.RandomState(0).rand(128, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='adam', loss='mse')
model.fit(batches(rows, rows.sum(1), 16), steps_per_epoch=8, epochs=3, verbose=2)
print(model.count_params())
