import numpy as np
import tensorflow as tf

words = open("text.txt").read().split()
numbers = {w: i for i, w in enumerate(set(words))}
ids = np.array([numbers[w] for w in words])
net = tf.keras.Sequential([tf.keras.layers.Embedding(len(numbers), 8), tf.keras.layers.Dense(len(numbers), 'softmax')])
net.compile('adam', 'sparse_categorical_crossentropy')
net.fit(ids[:-1], ids[1:])
