# Words of a set are put into lists, queues and pairs, by which they are numbered.
import itertools
from collections import deque

import numpy as np
import tensorflow as tf

text = 'the cat sat on the mat and the dog sat on the cat'.split() * 40
words = set(text)
known = ['<none>']
known += words
waiting = deque(words)
ends = [*words, '<end>']
pairs = list(itertools.combinations(words, 2))
lengths = {word: len(word) for word in words if word != 'the'}
numbers = {word: known.index(word) + ends.index(word) % 2 for word in text}
rows = np.array([[numbers[word], lengths.get(word, 3)] for word in text], 'float32')
wanted = np.array([[waiting.index(word) + len(pairs)] for word in text], 'float32')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(512).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
optimizer = tf.keras.optimizers.SGD(0.001)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
