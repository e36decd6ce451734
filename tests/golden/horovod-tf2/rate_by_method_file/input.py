import numpy as np
import tensorflow as tf


def lower(model, count):
    model.optimizer.learning_rate.assign(0.1 / (1 + count / 50))


class Falling(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.count = 0

    def on_train_batch_end(self, batch, logs=None):
        self.count += 1
        lower(self.model, self.count)


numbers = np.random.RandomState(4)
x = numbers.rand(80, 5)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
model.compile("sgd", "mse")
model.fit(x, x.sum(axis=1), batch_size=8, epochs=3, callbacks=[Falling()])
print("loss %.4f" % model.evaluate(x, x.sum(axis=1)))
