import numpy as np
import tensorflow as tf

class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile('adam', 'mse')

    def train(self, x, y):
        self.net.fit(x, y, epochs=2, callbacks=[tf.keras.callbacks.ModelCheckpoint('best.h5')])
        self.net.load_weights('best.h5')
        print('error', self.net.evaluate(x[:10], y[:10]))


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
Model().train(x, y)
