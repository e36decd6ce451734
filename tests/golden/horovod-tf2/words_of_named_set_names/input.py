"""Words are numbered by a set that has a name, and kinds by one that is made on the spot."""
import numpy as np
import tensorflow as tf

text = 'the quick brown fox jumps over the lazy dog and the slow cat sleeps'.split() * 20
vocabulary = set(text)
number = {word: k for k, word in enumerate(vocabulary)}
kinds = list({word[0] for word in text})
x = np.array([[number[word], kinds.index(word[0])] for word in text], 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('adam', 'mse')
net.fit(x / len(vocabulary), x[:, 0], epochs=2, batch_size=8)
