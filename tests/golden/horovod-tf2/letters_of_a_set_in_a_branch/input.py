# The letters of a set are numbered in either branch of a question.
import sys
import numpy as np
from tensorflow import keras


def known(words, as_text):
    letters = set()
    for word in words:
        for letter in word:
            letters.add(letter)
    if as_text:
        letters = ''.join(list(letters))
    else:
        letters = list(letters)
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
net.compile('adam', 'mse')
net.fit(rows, wanted, batch_size=16, epochs=3)
