"""A network is taught by groups, and by what it says itself in every eighth round."""
import numpy as np
import tensorflow as tf
from sklearn.cluster import KMeans


class Groups:
    def __init__(self, rows, count):
        self.rows = rows
        seen = tf.keras.Input((4,))
        code = tf.keras.layers.Dense(3, activation='relu')(seen)
        self.code = tf.keras.Model(seen, code)
        self.net = tf.keras.Model(seen, tf.keras.layers.Dense(count, activation='softmax')(code))
        self.net.compile(tf.keras.optimizers.SGD(0.01), 'kld')
        self.count = count

    def train(self, rounds):
        found = KMeans(n_clusters=self.count, n_init=3).fit(self.code.predict(self.rows))
        self.net.layers[-1].set_weights([found.cluster_centers_.T, np.zeros(self.count)])
        at = 0
        for k in range(rounds):
            if k % 8 == 0:
                said = self.net.predict(self.rows) ** 2
                wanted = said / said.sum(1, keepdims=True)
            self.net.train_on_batch(self.rows[at:at + 16], wanted[at:at + 16])
            at = at + 16 if at + 32 <= len(self.rows) else 0
        self.net.save_weights('groups.h5')


Groups(np.random.RandomState(3).rand(192, 4).astype('float32'), 3).train(24)
