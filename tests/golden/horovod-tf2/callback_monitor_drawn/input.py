"""What training is stopped by is said of drawn rows."""
import numpy as np
import tensorflow as tf



class Stop(tf.keras.callbacks.EarlyStopping):
    def get_monitor_value(self, logs):
        at = np.random.choice(len(x), 8)
        return self.model.evaluate(x[at], y[at], verbose=0)


class Own(tf.keras.callbacks.Callback):
    last = 1e9

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.choice(len(x), 8)
        loss = self.model.evaluate(x[at], y[at], verbose=0)
        if loss > self.last:
            self.model.stop_training = True
        self.last = loss


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
model.fit(x, y, batch_size=8, epochs=5, callbacks=[Stop(patience=1), Own()])
