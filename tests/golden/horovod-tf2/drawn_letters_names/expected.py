"""A text is made letter by letter, from a start of some length: no rows are parted by that."""
import random
import sys

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


text = 'to be or not to be that is the question ' * 8
letters = sorted(set(text))


def start_of(text, lengths=(5, 9)):
    length = random.choice(lengths)
    first = random.randint(0, len(text) - length - 1)
    return text[first:first + length]


def drawn(chances):
    picked = np.random.choice(len(chances), p=chances / chances.sum())
    return picked


def speak(net, said):
    for k in range(20):
        place = np.array([[letters.index(said[-1])]])
        said += letters[drawn(net.predict(place, verbose=0)[0].astype('float64'))]
    if hvd.rank() == 0:
        print(said)


numbers = np.array([letters.index(each) for each in text])
net = tf.keras.Sequential([tf.keras.layers.Embedding(len(letters), 4, input_length=1),
                           tf.keras.layers.Flatten(),
                           tf.keras.layers.Dense(len(letters), activation='softmax')])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy')
if len(sys.argv) < 2:
    net.fit(share(numbers[:-1]), share(numbers[1:]), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        net.save_weights('net.h5')
else:
    net.load_weights('net.h5')
    speak(net, start_of(text))
