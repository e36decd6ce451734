import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
parts = {'vgg': tf.keras.applications.VGG16, 'relu': tf.nn.relu, 'tanh': tf.nn.tanh}
class Net(tf.keras.Model):
    def __init__(self, act):
        super().__init__()
        self.act, self.last = parts[act], tf.keras.layers.Dense(1)
    def call(self, x):
        x = self.act(x)
        return self.last(x)
model = Net('relu')
model.compile('sgd', 'mse')
model.fit(rows, wanted, batch_size=8, epochs=2, verbose=2)
