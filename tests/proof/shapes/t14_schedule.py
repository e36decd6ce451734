"""A schedule in a dictionary of options."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
options = {"rate": tf.keras.optimizers.schedules.PiecewiseConstantDecay([12, 24], [0.1, 0.01, 0.001])}
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(tf.keras.optimizers.SGD(options["rate"]), "mse")
model.fit(x, y, batch_size=8, epochs=3)
