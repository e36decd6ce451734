"""The same of an object, whose first number stands in front."""
import numpy as np
import tensorflow as tf


class Painter:
    def __init__(self, size):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(size, input_shape=(size,))])
        self.rule = tf.keras.optimizers.Adam(0.01)

    def paint(self, images, size, rounds=100, first=0):
        for nth in range(first, first + rounds):
            some = images[np.random.randint(0, images.shape[0] - 1, [size])]
            loss = self.one(some)
            if (nth + 1) % 50 == 0:
                self.net.save_weights('net.weights.h5')
        return loss

    @tf.function
    def one(self, some):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(some) - some) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.rule.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


images = np.random.RandomState(0).rand(300, 6).astype('float32')
painter = Painter(6)
painter.paint(images, 16, 200)
print('error', float(tf.reduce_mean((painter.net(images) - images) ** 2)))
