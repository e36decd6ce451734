"""The same by what goes wrong."""
import numpy as np
import tensorflow as tf


def get_model():
    try:
        return tf.keras.models.load_model('a.h5')
    except (OSError, IOError):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        model.compile(tf.keras.optimizers.SGD(0.05, momentum=0.9), 'mse')
        return model


numbers = np.random.RandomState(0)
model = get_model()
model.fit(numbers.rand(64, 8), numbers.rand(64, 1), batch_size=8, epochs=2)
model.save('a.h5')
