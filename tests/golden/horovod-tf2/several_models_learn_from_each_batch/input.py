# A method hands out batches of mixed rows, which several models learn from, each in turn.
import random

import numpy as np
import tensorflow as tf


class Tagger:
    def __init__(self, names, rows, wanted):
        self.names = names
        self.rows, self.wanted = rows, wanted
        self.models = {}
        for name in names:
            model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            model.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))
            self.models[name] = model

    def train(self):
        for batch in self.batches():
            for name in self.names:
                self.models[name].train_on_batch(batch[name][0], batch[name][1])

    def batches(self):
        order = list(range(0, len(self.rows), 8))
        random.shuffle(order)
        for at in order:
            batch = {}
            for name in self.names:
                batch[name] = (self.rows[at:at + 8], self.wanted[at:at + 8])
            yield batch


r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
tagger = Tagger(["one"], rows, wanted)
for epoch in range(3):
    tagger.train()
    print("pass", epoch)
