import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Dense, Input
from tensorflow.keras.models import Model


class Twice(Model):
    @staticmethod
    def targets(x, count=2):
        return [np.zeros(x.shape[0])] * count

    def own_compile(self):
        self.compile("adam", "mse")

    def own_fit(self, x, **kwargs):
        return self.fit(x=x, y=self.targets(x), **kwargs)


np.random.seed(4)
rows = Input(shape=(4,))
model = Twice(rows, [Dense(1)(rows), Dense(1)(rows)])
model.own_compile()
model.own_fit(np.random.rand(96, 4), batch_size=8, epochs=3)
