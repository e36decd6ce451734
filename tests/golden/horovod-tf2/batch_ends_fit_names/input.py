import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")


class GoodEnough(tf.keras.callbacks.Callback):
    def __init__(self, limit):
        super().__init__()
        self.limit = limit
        self.recent = []

    def on_train_batch_end(self, number, logs=None):
        self.recent = (self.recent + [logs["loss"]])[-4:]
        if np.mean(self.recent) < self.limit:
            print("good enough")
            self.model.stop_training = True


net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
net.fit(features, targets, epochs=4, batch_size=8, callbacks=[GoodEnough(0.0001)])
