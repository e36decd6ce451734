# Who hands out rows is kept by `setattr`, and asked for them in each round.
import numpy as np
import tensorflow as tf

class Draws:
    def __init__(self, rows):
        self.rows = rows
    def __call__(self, size):
        at = np.random.choice(len(self.rows), size)
        return self.rows[at]

class Fitting:
    def connect(self, **named):
        for name, given in named.items():
            setattr(self, name, given)
    def fit(self, steps, size):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        for name in ['model']:
            getattr(self, name).compile('sgd', 'mse')
        for k in range(steps):
            x = self.source(size)
            noise = np.random.normal(size=x.shape)
            self.model.train_on_batch(x + noise, x[:, :1])

fitting = Fitting()
fitting.connect(source=Draws(np.random.RandomState(0).rand(640, 4)))
fitting.fit(400, 16)
