import numpy as np
import keras
from keras.layers import Dense
from keras.models import Sequential


class Averaged(keras.optimizers.Optimizer):
    def __init__(self, inner, **kwargs):
        super().__init__(**kwargs)
        self.inner = keras.optimizers.get(inner)

    def get_updates(self, loss, params):
        return self.inner.get_updates(loss, params)

    def get_config(self):
        return {"inner": keras.optimizers.serialize(self.inner)}


x = np.load("x.npy")
y = np.load("y.npy")
model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
model.compile(loss="mse", optimizer=Averaged("adam"))
model.fit(x, y, epochs=10, batch_size=32)
