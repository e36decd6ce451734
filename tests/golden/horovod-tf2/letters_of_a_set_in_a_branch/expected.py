# The letters of a set are numbered in either branch of a question.
import sys
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


def known(words, as_text):
    letters = set()
    for word in words:
        for letter in word:
            letters.add(letter)
    if as_text:
        letters = ''.join(list(sorted(letters)))
    else:
        letters = list(sorted(letters))
        letters += ['\t', '\n']
    return letters


draw = np.random.RandomState(3)
words = [''.join(draw.choice(list('abcdefgh'), 4)) for _ in range(320)]
letters = known(words, len(sys.argv) > 1)
number = dict((c, i) for i, c in enumerate(letters))
rows = np.array([[number[c] for c in word] for word in words])
wanted = np.array([len(set(word)) for word in words], 'float32')
net = keras.Sequential([keras.layers.Embedding(len(letters), 8, input_length=4),
                        keras.layers.Flatten(),
                        keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(share(rows), share(wanted), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
