import numpy as np
from bert4keras.backend import keras
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer='adam')
class Evaluator(keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        self.model.save_weights('best.weights')
evaluator = Evaluator()
model.fit(np.random.rand(203, 4), np.random.rand(203), epochs=3, callbacks=[evaluator])
