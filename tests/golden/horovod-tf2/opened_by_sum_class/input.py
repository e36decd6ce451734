"""How files are opened is put together of a letter and what follows it."""
import csv
import sys
import numpy as np
import tensorflow as tf


class Kept(tf.keras.callbacks.Callback):
    def __init__(self, name, row):
        super().__init__()
        self.name, self.row = name, row
        self.rest = 'b' if sys.version_info < (3,) else ''

    def on_train_begin(self, logs=None):
        with open(self.name, 'w' + self.rest) as out:
            told = csv.DictWriter(out, fieldnames=list(self.row))
            told.writeheader()
            told.writerow(self.row)

    def on_epoch_end(self, epoch, logs=None):
        with open(self.name, 'a%s' % self.rest) as out:
            out.write('%d\n' % epoch)


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
with open('begun.txt', 'w' if sys.version_info > (3,) else 'wb') as out:
    out.write('begun')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=2, callbacks=[Kept('kept.csv', {'rate': 0.01})])
