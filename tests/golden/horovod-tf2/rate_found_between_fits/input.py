"""A rate that the losses of batches have said is set between two `fit`s."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


class Finder(tf.keras.callbacks.Callback):
    def __init__(self):
        super().__init__()
        self.rates, self.losses = [], []

    def on_train_batch_end(self, batch, logs=None):
        self.rates.append(float(self.model.optimizer.learning_rate))
        self.losses.append(logs["loss"])


model.compile("sgd", "mse")
finder = Finder()
model.fit(x, y, batch_size=8, callbacks=[finder], verbose=0)
model.optimizer.learning_rate = finder.rates[int(np.argmin(finder.losses))]
model.fit(x, y, batch_size=8, verbose=0)
