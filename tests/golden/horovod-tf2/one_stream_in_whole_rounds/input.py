"""The same, seeded, of rounds that are left whole."""
import numpy as np
import tensorflow as tf


class Tell(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print(self.model.predict(x[rng.choice(160, 4)], verbose=0).shape)


rng = np.random.default_rng(7)
x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
for k in range(3):
    at = rng.permutation(160)
    part, held = x[at[:120]], x[at[120:]]
    model.fit(part, part.mean(axis=1), batch_size=8, callbacks=[Tell()])
    print(model.evaluate(held, held.mean(axis=1)))
