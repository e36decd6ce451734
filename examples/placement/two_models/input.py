"""Two models, each shared out by itself."""
import tensorflow as tf
from tensorflow.keras import layers


class Net(tf.keras.Model):
    def __init__(self, classes):
        super().__init__()
        self.conv1 = layers.Conv2D(4, 3, activation='relu')
        self.conv2 = layers.Conv2D(8, 3, activation='relu')  # the wide one
        self.pool = layers.GlobalAveragePooling2D()
        self.classes = classes
        self.fc = layers.Dense(classes)

    def call(self, x, training=False):
        x = self.conv1(x)
        x = self.conv2(x)
        x = self.pool(x)
        return self.fc(x)


class Small(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.a = layers.Dense(3)
        self.b = layers.Dense(3)

    def call(self, x):
        h = tf.nn.relu(self.a(x))
        return self.b(h)


print(Net(10)(tf.zeros((1, 8, 8, 3))).shape, Small()(tf.zeros((1, 2))).shape)
