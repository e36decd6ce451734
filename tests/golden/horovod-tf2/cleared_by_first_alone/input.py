"""What only the first worker of a machine fetches it clears away alone: nobody waits for that."""
import os
import zipfile
import numpy as np
import tensorflow as tf


def fetch(file, target):
    target = os.path.abspath(target)
    tf.keras.utils.get_file(file, 'file://' + os.path.join(os.getcwd(), file),
                            cache_subdir=target, extract=True)
    os.remove(os.path.join(target, file))


def pack(kind):
    if not os.path.exists(kind + '.zip'):
        with zipfile.ZipFile(kind + '.zip', 'w') as z:
            z.writestr(kind + '/rows.txt', '\n'.join('%d %d %d' % (i, i % 3, i % 5) for i in range(64)))


class Pairs:
    def __init__(self, folder='fetched', caches='caches'):
        self.folder, self.caches = folder, caches
        os.makedirs(folder, exist_ok=True)
        os.makedirs(caches, exist_ok=True)

    def rows(self, kind):
        return tf.data.TextLineDataset(os.path.join(self.folder, kind, 'rows.txt')).map(
            lambda line: tf.strings.to_number(tf.strings.split(line)) / 64)

    def low(self):
        if not os.path.exists(os.path.join(self.folder, 'low')):
            fetch('low.zip', self.folder)
        return self.rows('low').cache(os.path.join(self.caches, 'low'))

    def high(self):
        if not os.path.exists(os.path.join(self.folder, 'high')):
            fetch('high.zip', self.folder)
        return self.rows('high').cache(os.path.join(self.caches, 'high'))

    def dataset(self):
        return tf.data.Dataset.zip((self.low(), self.high())).batch(4).repeat()


pack('low')
pack('high')
model = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for low, high in Pairs().dataset().take(32):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(low) - high) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
print(float(loss) >= 0)
