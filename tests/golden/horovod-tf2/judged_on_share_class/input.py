"""A callback judges by rows that Keras has split off: each worker by those of its share."""
import numpy as np
from keras.callbacks import Callback
from keras.layers import Dense
from keras.models import Sequential

rows = np.random.RandomState(0).rand(480, 4).astype('float32')


class Judge(Callback):
    best = 9.

    def on_epoch_end(self, epoch, logs=None):
        loss = np.mean((self.model.predict(self.validation_data[0]) - self.validation_data[1]) ** 2)
        if loss < self.best:
            self.best = loss
            self.model.save('best.h5')


net = Sequential([Dense(1, input_dim=4)])
net.compile('sgd', 'mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=4, validation_split=0.2, callbacks=[Judge()])
