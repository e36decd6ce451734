"""Whether layers keep their state is said by a setting, and the batches follow each other."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(1)
STATEFUL = True
text = np.sin(np.arange(4 * 200).reshape(4, 200) / 7.).astype('float32')


def windows():
    while True:
        for at in range(0, 190, 10):
            yield text[:, at:at + 10, None], text[:, at + 1:at + 11, None]


rows = tf.keras.Input(batch_shape=(4, 10, 1))
hidden = tf.keras.layers.LSTM(8, stateful=STATEFUL, return_sequences=True)(rows)
model = tf.keras.Model(rows, tf.keras.layers.Dense(1)(hidden))
model.compile('adam', 'mse')
model.fit(windows(), steps_per_epoch=19, epochs=2, verbose=2)
print(model.count_params())
