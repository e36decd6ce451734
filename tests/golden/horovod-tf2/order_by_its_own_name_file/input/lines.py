from random import shuffle as mix

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
        mix(self.lines)
