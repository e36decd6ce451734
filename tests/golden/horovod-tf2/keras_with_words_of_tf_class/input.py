import numpy as np
from keras.callbacks import Callback
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD
from tensorflow.keras.losses import mean_squared_error
from tensorflow.keras.preprocessing.sequence import pad_sequences


class Falls(Callback):
    def on_epoch_end(self, epoch, logs=None):
        self.model.stop_training = epoch >= 3


class Learner:
    def __init__(self, rows):
        self.rows = pad_sequences(rows, 5) / 9
        self.net = Sequential([Dense(1, input_dim=5)])
        self.net.compile(SGD(0.01), lambda y, p: mean_squared_error(y, p))

    def learn(self):
        wanted = self.rows.sum(axis=1, keepdims=True)
        self.net.fit(self.rows, wanted, epochs=6, batch_size=4, callbacks=[Falls()])
        return self.net.evaluate(self.rows, wanted)


numbers = np.random.RandomState(2)
print("loss %.4f" % Learner([list(numbers.randint(0, 9, 1 + k % 5)) for k in range(40)]).learn())
