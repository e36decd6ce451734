"""A rate is found by the losses of batches, which a method of any name is told by a callback of Keras."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(64, 3); wanted = rows.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
class Finder:
    def __init__(self, model): self.model, self.rates, self.losses = model, [], []
    def end(self, batch, logs):
        rate = tf.keras.backend.get_value(self.model.optimizer.lr)
        self.rates.append(rate)
        self.losses.append(logs['loss'])
        tf.keras.backend.set_value(self.model.optimizer.lr, rate * 1.1)
    def find(self, x, y):
        told = tf.keras.callbacks.LambdaCallback(on_batch_end=self.end)
        self.model.fit(x, y, callbacks=[told])
        return self.rates[int(np.argmin(self.losses))]
model.compile('sgd', 'mse')
best = Finder(model).find(rows, wanted)
model.compile(tf.keras.optimizers.SGD(best), 'mse')
model.fit(rows, wanted)
