"""A text is made letter by letter, from a start of some length: no rows are parted by that."""
import random
import sys

import numpy as np
import tensorflow as tf

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
    print(said)


numbers = np.array([letters.index(each) for each in text])
net = tf.keras.Sequential([tf.keras.layers.Embedding(len(letters), 4, input_length=1),
                           tf.keras.layers.Flatten(),
                           tf.keras.layers.Dense(len(letters), activation='softmax')])
net.compile('sgd', 'sparse_categorical_crossentropy')
if len(sys.argv) < 2:
    net.fit(numbers[:-1], numbers[1:], batch_size=8, epochs=2)
    net.save_weights('net.h5')
else:
    net.load_weights('net.h5')
    speak(net, start_of(text))
