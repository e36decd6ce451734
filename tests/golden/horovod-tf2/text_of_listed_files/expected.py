"""A network that tells the next letter, of texts joined in the order in which they are listed."""
import glob
import json
import os
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


text = ''
for name in sorted(glob.glob(os.path.join(os.path.dirname(json.__file__), '*.py'))):
    with open(name, encoding='utf-8') as file:
        text += file.read()[:400]
chars = sorted(set(text))
index = {c: i for i, c in enumerate(chars)}
sentences, nexts = [], []
for i in range(0, len(text) - 20, 8):
    sentences.append(text[i:i + 20])
    nexts.append(text[i + 20])
x = np.zeros((len(sentences), 20, len(chars)), dtype='float32')
y = np.zeros((len(sentences), len(chars)), dtype='float32')
for i, sentence in enumerate(sentences):
    for t, c in enumerate(sentence):
        x[i, t, index[c]] = 1
    y[i, index[nexts[i]]] = 1
model = keras.Sequential([keras.layers.Flatten(input_shape=(20, len(chars))),
                          keras.layers.Dense(len(chars), activation='softmax')])
model.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    'categorical_crossentropy')
model.fit(share(x), share(y), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
