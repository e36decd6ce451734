"""What shuffles is imported by its own name."""
from random import shuffle

import numpy as np
import tensorflow as tf



class Lines(tf.keras.utils.Sequence):
    def __init__(self, lines):
        self.lines = lines

    def __len__(self):
        return len(self.lines) // 8

    def __getitem__(self, k):
        part = np.array(self.lines[k * 8:k * 8 + 8], 'float32')
        return part[:, 1:], part[:, 0]

    def on_epoch_end(self):
        shuffle(self.lines)


lines = np.random.RandomState(0).rand(96, 4).tolist()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
net.fit(Lines(lines), epochs=3)
print(net.evaluate(Lines(lines), verbose=0) < 10)
