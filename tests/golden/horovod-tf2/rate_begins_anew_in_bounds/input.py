"""A rate that begins anew at the least where it has come to the most: both are told the callback."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


class Rises(tf.keras.callbacks.Callback):
    def __init__(self, least, most):
        super().__init__()
        self.least, self.most = least, most

    def on_epoch_end(self, epoch, logs=None):
        rate = float(self.model.optimizer.learning_rate.numpy())
        rate *= 2
        if rate > self.most:
            rate = self.least
        self.model.optimizer.learning_rate.assign(rate)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(x, y, epochs=4, batch_size=16, callbacks=[Rises(0.001, 0.03)], verbose=0)
