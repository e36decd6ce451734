"""What drawn rows say is kept in names."""
import numpy as np
import tensorflow as tf


class Watch(tf.keras.callbacks.Callback):
    """What is found out is handed on in names, in a dict, and to another method."""
    def __init__(self, x):
        super().__init__()
        self.x, self.state = x, {"best": 0.0, "bad": 0}

    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(self.x), 8)
        score = float(self.model.predict(self.x[at], verbose=0).mean())
        worse = score <= self.state["best"]
        self.state["best"] = max(score, self.state["best"])
        self.state["bad"] = self.state["bad"] + 1 if worse else 0
        if self.state["bad"] > 1:
            self.finish()
        drop = 0.5 if worse else 1.0
        self.model.optimizer.learning_rate.assign(self.model.optimizer.learning_rate * drop)

    def finish(self):
        self.model.stop_training = True


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")

model.fit(x, y, batch_size=8, epochs=5, callbacks=[Watch(x)])
