"""A network that tells the next letter, of texts joined in the order in which they are listed."""
import glob
import json
import os
import numpy as np
from tensorflow import keras

text = ''
for name in glob.glob(os.path.join(os.path.dirname(json.__file__), '*.py')):
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
model.compile('adam', 'categorical_crossentropy')
model.fit(x, y, batch_size=16, epochs=2)
