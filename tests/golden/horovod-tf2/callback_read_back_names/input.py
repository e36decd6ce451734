"""The best weights are written by a callback of the program's own, and read when training is over."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(2)
points = rng.rand(400, 4).astype('float32')
values = points.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(loss='mse', optimizer='sgd')


class Best(tf.keras.callbacks.Callback):
    least = float('inf')

    def on_epoch_end(self, epoch, logs=None):
        if logs['loss'] < self.least:
            self.least = logs['loss']
            self.model.save_weights('best.weights.h5')


net.fit(points, values, epochs=3, callbacks=[Best()])
net.load_weights('best.weights.h5')
print('best', net.evaluate(points, values))
