"""A rate that follows from what drawn rows say grows with the workers, by whatever name it has."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(x), 8)
        score = float(np.abs(self.model.predict(x[at], verbose=0)).mean())
        lr = self.model.optimizer.learning_rate
        lr.assign(0.01 * min(1.0, score))


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x, y, batch_size=8, epochs=3, callbacks=[Watch()])
