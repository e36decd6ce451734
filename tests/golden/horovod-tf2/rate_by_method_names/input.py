import numpy as np
from tensorflow import keras
from tensorflow.keras import backend as K


class Climb(keras.callbacks.Callback):
    low, high, steps = 0.01, 0.05, 0

    def rate(self):
        at = abs(self.steps % 40 - 20) / 20
        return self.high - (self.high - self.low) * at

    def advance(self, by):
        self.steps += by
        K.set_value(self.model.optimizer.learning_rate, self.rate())

    def on_train_batch_begin(self, number, told=None):
        self.advance(1)


drawn = np.random.RandomState(8)
rows = drawn.rand(64, 3)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile(keras.optimizers.SGD(0.01), "mse")
net.fit(rows, rows.mean(axis=1), batch_size=8, epochs=5, callbacks=[Climb()])
print("loss %.4f" % net.evaluate(rows, rows.mean(axis=1)))
