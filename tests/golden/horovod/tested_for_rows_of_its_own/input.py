"""A callback takes those of its answers that pass a test: how many there are is each worker's own."""
import numpy as np
import tensorflow as tf


class Answers(tf.keras.callbacks.Callback):
    def __init__(self, rows):
        super().__init__()
        self.rows = rows

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.rows), 8)
        given = [float(v[0]) for v in self.model.predict(self.rows[at], verbose=0)]
        high = [v for v in given if v > 0.5]
        print(len(high))
        self.model.save_weights('net.weights.h5')


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(rows, rows.sum(axis=1), epochs=2, callbacks=[Answers(rows)], verbose=2)
