"""A callback tells and writes something each so many batches, by a count of its own."""
import numpy as np
import tensorflow as tf


class Told(tf.keras.callbacks.Callback):
    def __init__(self, every):
        super().__init__()
        self.every, self.seen = every, 0

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 8
        if self.seen % self.every == 0:
            print(self.seen, 'rows have been seen')


rows = np.random.RandomState(0).rand(96, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=2, callbacks=[Told(48)])
print(net.get_weights()[0].shape)
