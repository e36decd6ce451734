import random

import numpy as np
import tensorflow as tf


class Picker:
    def __init__(self, parts):
        self.parts = parts
        random.shuffle(self.parts)

    def pick(self):
        return self.parts[random.randint(0, len(self.parts) - 1)]


tf.random.set_seed(1)
parts = [np.random.RandomState(i).rand(48, 4).astype('float32') for i in range(3)]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
picker = Picker(parts)
for episode in range(4):
    part = picker.pick()
    for i in range(0, len(part), 8):
        x = part[i:i + 8]
        net.train_on_batch(x, x.sum(axis=1))
print('off', net.evaluate(parts[0], parts[0].sum(axis=1), verbose=0))
