# A function of another package makes the callback, which asks the board it is handed for its writer.
import keras
import numpy as np
from things import make

class E(keras.callbacks.Callback):
    def __init__(self, tensorboard=None):
        super(E, self).__init__()
        self.tensorboard = tensorboard
    def on_epoch_end(self, epoch, logs=None):
        if self.tensorboard is not None and self.tensorboard.writer is not None:
            self.tensorboard.writer.add_summary(1, epoch)

m = keras.models.Sequential([keras.layers.Dense(1, input_dim=4)])
m.compile('sgd', 'mse')
tb = keras.callbacks.TensorBoard('x')
m.fit(np.ones((4, 4)), np.ones(4), callbacks=[tb, make(E)(tb)])
