import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
class Line(object):
    def build(self):
        self._small = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self._small.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
        self._large = made()
    @property
    def model(self):
        if self.large:
            return self._large
        return self._small
    def run(self, x, y, large):
        self.large = large
        self.build()
        self.model.fit(x, y, batch_size=8, epochs=2, verbose=2)
def made():
    opt = tf.keras.optimizers.Adam(0.01)
    net = tf.keras.models.load_model('large.h5')
    return net
Line().run(rows, wanted, True)
