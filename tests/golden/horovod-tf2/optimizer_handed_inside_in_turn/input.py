import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    def compile(self, optimizer, loss='mse'):
        self.inner.compile(optimizer=optimizer, loss=loss)
net, other = Net(), tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
for m in (net, other):
    m.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
net.inner.fit(rows, wanted, batch_size=8, epochs=2, verbose=2)
other.fit(rows, wanted, batch_size=8, epochs=2, verbose=2)
