import numpy as np
from tensorflow.keras import Model
from tensorflow.keras import layers, optimizers


class Base(Model):
    pass


class Deep(Base):
    def __init__(self):
        super(Deep, self).__init__()
        self.d = layers.Dense(1)

    def call(self, x):
        return self.d(x)


m = Deep()
m.compile(optimizer=optimizers.Nadam(), loss='mae')
m.fit(np.random.rand(200, 2), np.random.rand(200, 1))
