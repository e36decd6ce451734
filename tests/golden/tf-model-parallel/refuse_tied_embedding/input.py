import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Words(tf.keras.Model):
    def __init__(self, count, width):
        super().__init__()
        self.table = layers.Embedding(count, width)
        self.run = layers.GRU(width, return_sequences=True)
        self.last = layers.Dense(width)

    def call(self, words):
        x = self.last(self.run(self.table(words)))
        return tf.matmul(x, self.table.embeddings, transpose_b=True)


model = Words(30, 8)
model.compile('adam', tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
words = np.random.RandomState(0).randint(30, size=(16, 7))
model.fit(words[:, :-1], words[:, 1:], epochs=2, verbose=2)
