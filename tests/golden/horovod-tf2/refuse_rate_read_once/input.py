"""Rate of a variable in a Keras compile, and read for a log."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(64, 4).astype('float32')
rate = tf.Variable(0.1, trainable=False)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(rate), 'mse')
for turn in range(3):
    model.fit(x, x[:, :1], batch_size=8)
    rate.assign(rate / 2)
    print('rate', float(rate))
rate.assign(0.001)
model.fit(x, x[:, :1], batch_size=8)
model.fit(x, x[:, :1], batch_size=8, callbacks=[tf.keras.callbacks.LambdaCallback(on_epoch_end=lambda e, logs: rate.assign(0.01 / (e + 1)))])
