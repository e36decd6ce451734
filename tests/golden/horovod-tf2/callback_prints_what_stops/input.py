"""What is printed may end the training."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    def __init__(self, x, y):
        super().__init__()
        self.x, self.y, self.last = x, y, 1e9

    def tell(self):
        at = np.random.choice(len(self.x), 8)
        loss = self.model.evaluate(self.x[at], self.y[at], verbose=0)
        if loss > self.last:
            self.model.stop_training = True
        self.last = loss
        return loss

    def on_epoch_end(self, epoch, logs=None):
        print("held", self.tell())


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x[:48], y[:48], batch_size=8, epochs=5, callbacks=[Watch(x[48:], y[48:])])
