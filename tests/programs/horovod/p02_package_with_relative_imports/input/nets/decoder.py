import tensorflow as tf


class Decoder(tf.keras.layers.Layer):
    def __init__(self, units):
        super(Decoder, self).__init__()
        self.dense = tf.keras.layers.Dense(units)

    def call(self, z):
        return self.dense(z)
