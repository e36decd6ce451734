"""The same in a loop over them, by another name, beside a file that is written."""
import os
import numpy as np
import tensorflow as tf


class Sample(object):
    def __init__(self, where, answer):
        self.where, self.answer = where, answer

    def fetch(self):
        if not os.path.exists(self.where):
            return None
        return np.load(self.where)


def batches(samples, size):
    while True:
        for low in range(0, len(samples), size):
            yield (np.stack([one.fetch() for one in samples[low:low + size]]),
                   np.array([one.answer for one in samples[low:low + size]]))


numbers = np.random.RandomState(5).rand(320, 3).astype('float32')
samples = []
for k, each in enumerate(numbers):
    np.save('sample%d.npy' % k, each)
    samples.append(Sample('sample%d.npy' % k, each.mean()))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.Adam(0.01), 'mse')
net.fit(batches(samples, 8), steps_per_epoch=40, epochs=15)
np.savetxt('weights.txt', net.get_weights()[0])
print('off', net.evaluate(numbers, numbers.mean(axis=1), verbose=0))
