import tensorflow as tf


class Encoder(tf.keras.layers.Layer):
    def __init__(self, units):
        super(Encoder, self).__init__()
        self.dense = tf.keras.layers.Dense(units, activation=tf.nn.tanh)

    def call(self, x):
        return self.dense(x)
