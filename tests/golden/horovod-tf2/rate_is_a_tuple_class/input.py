"""The same by an attribute."""
import numpy as np
from tensorflow import keras


class Trainer:
    def __init__(self):
        self.rate = 1e-2,
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])

    def train(self, rows):
        self.net.compile(loss='mse', optimizer=keras.optimizers.SGD(learning_rate=self.rate))
        self.net.fit(rows, rows.sum(1), epochs=2, verbose=2)


keras.utils.set_random_seed(1)
seen = np.random.RandomState(0).rand(96, 3).astype('float32')
trainer = Trainer()
trainer.train(seen)
print(trainer.net.count_params())
