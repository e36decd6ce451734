import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(256, 8).astype(np.float32)
y = x.sum(axis=1)


def build():
    inputs = tf.keras.Input((8,))
    h = tf.keras.layers.Dense(16, activation=tf.nn.relu)(inputs)
    return tf.keras.Model(inputs, tf.keras.layers.Dense(1)(h))


regressor = build()
regressor.compile(loss=tf.keras.losses.MeanSquaredError(), optimizer=tf.keras.optimizers.Adam())
history = regressor.fit(x, y, epochs=3, batch_size=32, verbose=2)
print('final loss', history.history['loss'][-1])
