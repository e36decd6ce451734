"""One method lists the folder, and another one takes it away."""
import os
import shutil
import numpy as np
import tensorflow as tf


class Keeper:
    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def best(self):
        names = sorted(os.listdir(self.folder))
        return float(names[0].split('_')[0])

    def clear(self):
        if os.path.exists(self.folder):
            shutil.rmtree(self.folder)


rows = np.random.RandomState(4).rand(320, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
keeper = Keeper('kept')
net.fit(rows, rows.mean(axis=1), epochs=4, callbacks=[tf.keras.callbacks.ModelCheckpoint(
    'kept/{loss:.6f}_.weights.h5', save_weights_only=True)])
found = keeper.best()
keeper.clear()
print('best', found < 10)
print('off', net.evaluate(rows, rows.mean(axis=1), verbose=0))
