import tensorflow as tf

from . import Decoder, Encoder


class AutoEncoder(tf.keras.Model):
    def __init__(self, hidden, visible):
        super(AutoEncoder, self).__init__()
        self.encoder = Encoder(hidden)
        self.decoder = Decoder(visible)

    def call(self, x):
        return self.decoder(self.encoder(x))
