"""A function draws an order before training, and again for what a callback tells."""
import numpy as np
import tensorflow as tf


def fresh(n):
    return np.random.permutation(n)


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        if epoch % 2:
            print(self.model.predict(x[fresh(160)[:4]], verbose=0).shape)


x = np.random.RandomState(0).rand(160, 8).astype("float32")
at = fresh(160)
part, held = x[at[:120]], x[at[120:]]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile("sgd", "mse")
model.fit(part, part.mean(axis=1), batch_size=8, epochs=2, callbacks=[Tell()])
print(model.evaluate(held, held.mean(axis=1)))
