"""The same where each row is asked about by itself, and where chance says whether all are mixed."""
import random
import numpy as np
import tensorflow as tf


class Balanced(tf.keras.utils.Sequence):
    def __init__(self, x, y):
        self.x, self.y = x, y
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // 8

    def __getitem__(self, k):
        part = self.order[k * 8:k * 8 + 8]
        return self.x[part], self.y[part]

    def on_epoch_end(self):
        small, large = np.where(self.y == 1)[0], np.where(self.y == 0)[0]
        some = np.random.choice(large, len(small), replace=False)
        self.order = np.concatenate([small, [k for k in some if random.random() < 0.9]])
        if np.random.random() < 0.5:
            np.random.shuffle(self.order)


x = np.random.RandomState(0).rand(240, 4).astype("float32")
y = (x[:, 0] > 0.6).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(4,))])
net.compile("sgd", "binary_crossentropy")
net.fit(Balanced(x, y), epochs=3)
