import sys
import numpy as np
import tensorflow as tf

rows = np.random.rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


class Small:
    def compile(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.model.compile('sgd', 'mse')

    def fit(self, x, y):
        self.model.fit(x, y, batch_size=8, epochs=2)


net = globals()[sys.argv[1] if len(sys.argv) > 1 else 'Small']()
net.compile()
net.fit(rows, wanted)
