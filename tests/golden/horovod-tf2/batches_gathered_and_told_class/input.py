"""The same by a line in a file for each batch."""
import numpy as np
import tensorflow as tf


class Lines(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.out = open('batches.csv', 'w')

    def on_train_batch_end(self, batch, logs=None):
        self.out.write('%d,%f\n' % (batch, logs['loss']))

    def on_train_end(self, logs=None):
        self.out.close()


tf.keras.utils.set_random_seed(3)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('adam', 'mse')
model.fit(rows, rows.sum(1), batch_size=8, epochs=2, verbose=2, callbacks=[Lines()])
print(model.count_params())
