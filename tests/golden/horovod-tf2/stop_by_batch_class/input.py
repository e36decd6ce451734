"""A callback that has seen enough in the midst of a pass: in the batches of all workers."""
import numpy as np
import tensorflow as tf


class Enough(tf.keras.callbacks.Callback):
    def __init__(self, below):
        super().__init__()
        self.below = below

    def on_train_batch_end(self, batch, logs=None):
        if logs['loss'] < self.below:
            self.model.stop_training = True


x = np.random.RandomState(0).rand(512, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.1), 'mse')
net.fit(x, x.sum(1), epochs=4, batch_size=8, callbacks=[Enough(0.05)])
