import  tensorflow as tf
from    tensorflow import keras


class Generator(keras.Model):

    def __init__(self):
        super(Generator, self).__init__()
        self.n_f = 2
        self.n_k = 4
        self.dense1 = keras.layers.Dense(3 * 3 * self.n_f)
        self.bn1 = keras.layers.BatchNormalization()
        self.conv2 = keras.layers.Conv2DTranspose(self.n_f, 3, 2, 'valid', use_bias=False)
        self.conv4 = keras.layers.Conv2DTranspose(1, self.n_k, 4, 'same', use_bias=False)

    def call(self, inputs, training=None):
        # [b, 100] => [b, 3, 3, f]
        x = tf.nn.leaky_relu(self.bn1(self.dense1(inputs), training=training))
        x = tf.reshape(x, shape=[-1, 3, 3, self.n_f])
        x = tf.nn.leaky_relu(self.conv2(x))
        return tf.tanh(self.conv4(x))


class Discriminator(keras.Model):

    def __init__(self):
        super(Discriminator, self).__init__()
        self.n_f = 2
        self.n_k = 4
        self.conv1 = keras.layers.Conv2D(self.n_f, self.n_k, 4, 'same')
        self.flatten = keras.layers.Flatten()
        self.dense4 = keras.layers.Dense(1)

    def call(self, inputs, training=None):
        x = tf.nn.leaky_relu(self.conv1(inputs))
        return self.dense4(self.flatten(x))
