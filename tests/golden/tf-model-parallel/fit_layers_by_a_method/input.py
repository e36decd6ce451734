import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Net(tf.keras.Model):
    def __init__(self, count):
        super().__init__()
        self.count = count
        self.make_layers()

    def make_layers(self):
        self.hidden = [layers.Dense(16, activation='relu') for i in range(self.count)]
        self.last = layers.Dense(3)

    def call(self, x):
        for layer in self.hidden:
            x = layer(x)
        return self.last(x)


model = Net(4)
model.compile('adam', 'mse')
rng = np.random.RandomState(0)
model.fit(rng.rand(32, 10), rng.rand(32, 3), batch_size=8, epochs=2, verbose=2)
