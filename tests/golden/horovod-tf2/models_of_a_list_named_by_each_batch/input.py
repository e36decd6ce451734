"""Each batch says by numbers which models of a list learn from it."""
import numpy as np
import tensorflow as tf
class Tagger:
    def __init__(self, names, rows, wanted):
        self.rows, self.wanted, self.models = rows, wanted, []
        for name in names:
            model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            model.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))
            self.models.append(model)
    def train(self):
        for batch in self.batches():
            for name in batch:
                self.models[name].train_on_batch(batch[name][0], batch[name][1])
    def batches(self):
        for at in range(0, len(self.rows) - 7, 8):
            yield {name: (self.rows[at:at + 8], self.wanted[at:at + 8]) for name in range(len(self.models))}
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
tagger = Tagger([0], rows, rows.sum(1, keepdims=True))
for epoch in range(3):
    tagger.train()
