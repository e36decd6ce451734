# -*- coding: latin-1 -*-
'''Zeichen für Zeichen: a small text generator.
'''
from __future__ import print_function
from keras.callbacks import LambdaCallback
from keras.models import Sequential
from keras.layers import Dense, LSTM
from keras.optimizers import RMSprop
import numpy as np
import random
import sys
import horovod.keras as hvd
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


text = 'the quick brown fox jumps over the lazy dog ' * 12
chars = sorted(list(set(text)))
char_indices = dict((c, i) for i, c in enumerate(chars))
indices_char = dict((i, c) for i, c in enumerate(chars))
maxlen = 10
step = 3
sentences = []
next_chars = []
for i in range(0, len(text) - maxlen, step):
    sentences.append(text[i: i + maxlen])
    next_chars.append(text[i + maxlen])
x = np.zeros((len(sentences), maxlen, len(chars)), dtype=bool)
y = np.zeros((len(sentences), len(chars)), dtype=bool)
for i, sentence in enumerate(sentences):
    for t, char in enumerate(sentence):
        x[i, t, char_indices[char]] = 1
    y[i, char_indices[next_chars[i]]] = 1

model = Sequential()
model.add(LSTM(8, input_shape=(maxlen, len(chars))))
model.add(Dense(len(chars), activation='softmax'))

optimizer = RMSprop(learning_rate=0.01 * hvd.size())
model.compile(loss='categorical_crossentropy', optimizer=hvd.DistributedOptimizer(optimizer))


def on_epoch_end(epoch, _):
    # Function invoked at end of each epoch. Prints generated text.
    if hvd.rank() == 0:
        print()
        print('----- Generating text after Epoch: %d' % epoch)
    sys.stdout.flush()


print_callback = LambdaCallback(on_epoch_end=on_epoch_end)
model.fit(share(x), share(y),
          batch_size=16,
          epochs=2,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback(), print_callback],
          verbose=1 if hvd.rank() == 0 else 0)
