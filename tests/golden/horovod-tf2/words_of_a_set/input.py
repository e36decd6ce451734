import numpy as np
import tensorflow as tf

words = open("text.txt").read().split()
numbers = {w: i for i, w in enumerate(set(words))}
ids = np.array([numbers[w] for w in words])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
net.fit(ids[:-1], ids[1:])
