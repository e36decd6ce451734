"""A callback asks for an error by its long name, which was wanted by its short one."""
import numpy as np
from keras.callbacks import EarlyStopping
from keras.layers import Dense
from keras.models import Sequential


class Study:
    def __init__(self):
        self.net = Sequential([Dense(1, input_shape=(4,))])
        self.net.compile('adam', 'mse', metrics=['mae'])

    def learn(self, rows):
        stop = EarlyStopping(monitor='val_mean_absolute_error', patience=2)
        return self.net.fit(rows, rows.sum(axis=1), validation_split=0.25, epochs=4,
                            callbacks=[stop])


Study().learn(np.random.RandomState(1).rand(640, 4))
