import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.wide = [tf.keras.layers.Dense(16), tf.keras.layers.Dense(16)]
        self.flat = [tf.keras.layers.Dense(4), tf.keras.layers.Dense(4)]

    def call(self, x):
        for wide, flat in zip(self.wide, self.flat):
            x = flat(wide(x))
        return x


model = Net()
model.compile('sgd', 'mse')
model.fit(tf.ones((8, 4)), tf.ones((8, 4)), verbose=2)
