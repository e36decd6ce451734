import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
place = '/gpu:1'


class Trainer:
    def __init__(self):
        with tf.device(place):
            self.net = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def train(self):
        with tf.device('/cpu:0'):
            data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
        with tf.device(place):
            for x, y in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(x)[:, 0] - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


Trainer().train()
