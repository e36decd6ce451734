import numpy as np
import tensorflow as tf
from settings import choose


class Switch(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.model.optimizer = choose("late")


rows = np.load("rows.npy")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer="adam")
net.fit(rows, rows.sum(axis=1), epochs=3, callbacks=[Switch()])
