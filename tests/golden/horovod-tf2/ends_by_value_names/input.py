"""Chance ends training, in a function that a callback is made of."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(3).rand(160, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])


def over(epoch, logs):
    draw = np.random.uniform()
    model.stop_training = bool(draw < 1e-9)


model.compile(tf.keras.optimizers.SGD(0.01), "mse")
each = tf.keras.callbacks.LambdaCallback(on_epoch_end=over)
model.fit(data[:, :3], data[:, 3:], epochs=2, batch_size=8, callbacks=[each])
