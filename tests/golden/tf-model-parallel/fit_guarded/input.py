import numpy as np
import tensorflow as tf

WIDTHS = (16, 16, 8)

if __name__ == "__main__":
    tf.keras.utils.set_random_seed(7)
    inputs = tf.keras.Input((6,))
    x = inputs
    for width in WIDTHS:
        x = tf.keras.layers.Dense(width, activation='relu')(x)
    model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(x))
    model.compile(tf.keras.optimizers.Nadam(0.01), 'mse')
    rng = np.random.RandomState(1)
    model.fit(rng.rand(80, 6), rng.rand(80, 1), batch_size=20, epochs=2, verbose=2)
