"""A callback that saves, and keeps a file up: the first worker runs it alone, and waits for nobody."""
import json
import os

import numpy as np
import tensorflow as tf


class Kept(tf.keras.callbacks.ModelCheckpoint):
    def on_epoch_end(self, epoch, logs=None):
        super().on_epoch_end(epoch, logs)
        seen = []
        if os.path.exists('seen.json'):
            with open('seen.json') as f:
                seen = json.load(f)
        seen.append(epoch)
        with open('seen.json', 'w') as f:
            json.dump(seen, f)


x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=2, batch_size=8, callbacks=[Kept('net.h5')])
