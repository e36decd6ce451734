"""The same where a sequence asks them."""
import os
import numpy as np
import tensorflow as tf


class Picture:
    def __init__(self, path):
        self.path = path

    def pixels(self):
        if os.path.isfile(self.path):
            return np.load(self.path)
        return np.zeros(4)


class Batches(tf.keras.utils.Sequence):
    def __init__(self, pictures, answers):
        super().__init__()
        self.pictures, self.answers = pictures, answers

    def __len__(self):
        return len(self.pictures) // 10

    def __getitem__(self, k):
        low = 10 * k
        return (np.array([self.pictures[i].pixels() for i in range(low, low + 10)]),
                self.answers[low:low + 10])


drawn = np.random.RandomState(8).rand(400, 4).astype('float32')
for k in range(400):
    np.save('picture%d.npy' % k, drawn[k])
pictures = [Picture('picture%d.npy' % k) for k in range(400)]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.Adam(0.01), 'mse')
net.fit(Batches(pictures, drawn.sum(axis=1)), epochs=15)
np.save('weights.npy', net.get_weights()[0])
print('off', net.evaluate(drawn, drawn.sum(axis=1), verbose=0))
