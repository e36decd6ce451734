"""The same by a class, whose batches are made of the words that it has counted."""
import json
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Texts:
    def __init__(self, folder):
        self.counts, self.words = {}, []
        for name in sorted(os.listdir(folder)):
            if name.endswith('.py'):
                self.add(os.path.join(folder, name))

    def add(self, path):
        with open(path, encoding='utf-8') as file:
            for word in file.read().split()[:120]:
                self.counts[word] = self.counts.get(word, 0) + 1
                self.words += [word]

    def rows(self):
        order = sorted(self.counts, key=self.counts.get)[-50:]
        index = {word: i for i, word in enumerate(order)}
        known = [index[word] for word in self.words if word in index]
        x = np.zeros((len(known) - 1, 50), 'float32')
        y = np.zeros(len(known) - 1, 'int32')
        for i in range(len(known) - 1):
            x[i, known[i]] = 1
            y[i] = known[i + 1]
        return x, y


x, y = Texts(os.path.dirname(json.__file__)).rows()
model = tf.keras.Sequential([tf.keras.layers.Dense(50, activation='softmax', input_shape=(50,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy')
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
