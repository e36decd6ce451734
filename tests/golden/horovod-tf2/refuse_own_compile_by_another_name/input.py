import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)

    def compile(self, loss, how):
        super().compile(optimizer=how, loss=loss)


net = Net()
net.compile('mse', tf.keras.optimizers.SGD(0.01))
net.fit(rows, rows.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
