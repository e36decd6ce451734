import os

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
class Line(object):
    def build(self):
        if os.path.exists('line.h5'):
            model = tf.keras.models.load_model('line.h5')
        else:
            model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
        self._model = model
    @property
    def model(self):
        return self._model
line = Line()
line.build()
line.model.fit(rows, wanted, batch_size=8, epochs=2)
