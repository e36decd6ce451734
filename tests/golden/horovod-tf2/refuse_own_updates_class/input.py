import numpy as np
import keras
import keras.backend as K
from keras.layers import Dense, Input
from keras.models import Model


class Own(Model):
    def own_compile(self, optimizer):
        self.own = keras.optimizers.get(optimizer)
        self.compile("sgd", "mse")
        self.cost = K.mean(K.square(self.outputs[0]))

    def _make_train_function(self):
        if not hasattr(self, "made"):
            inputs = self._feed_inputs + self._feed_targets + self._feed_sample_weights
            updates = self.own.get_updates(params=self.trainable_weights, loss=self.cost)
            self.made = K.function(inputs, [self.cost], updates=updates)
        self.train_function = self.made


rows = Input(shape=(4,))
model = Own(rows, Dense(1)(rows))
model.own_compile(keras.optimizers.Adam(lr=1e-3))
x = np.load("x.npy")
model.fit(x, np.zeros(len(x)), batch_size=32, epochs=3)
