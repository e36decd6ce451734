"""Two models, each shared out by itself."""
import tensorflow as tf
from tensorflow.keras import layers


class Net(tf.keras.Model):
    def __init__(self, classes):
        super().__init__()
        with tf.device('/cpu:0'):
            self.conv1 = layers.Conv2D(4, 3, activation='relu')
            self.conv2 = layers.Conv2D(8, 3, activation='relu')  # the wide one
        with tf.device('/cpu:1'):
            self.pool = layers.GlobalAveragePooling2D()
        self.classes = classes
        with tf.device('/cpu:2'):
            self.fc = layers.Dense(classes)

    def call(self, x, training=False):
        with tf.device('/cpu:0'):
            x = self.conv1(x)
            x = self.conv2(x)
        with tf.device('/cpu:1'):
            x = self.pool(x)
        with tf.device('/cpu:2'):
            return self.fc(x)


class Small(tf.keras.Model):
    def __init__(self):
        super().__init__()
        with tf.device('/cpu:0'):
            self.a = layers.Dense(3)
            self.b = layers.Dense(3)

    def call(self, x):
        with tf.device('/cpu:0'):
            h = tf.nn.relu(self.a(x))
            return self.b(h)


print(Net(10)(tf.zeros((1, 8, 8, 3))).shape, Small()(tf.zeros((1, 2))).shape)
