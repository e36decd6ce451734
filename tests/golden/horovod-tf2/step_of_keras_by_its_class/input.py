"""A class below one with a step of its own has Keras' step again, called by the name of its class."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {'loss': loss}


class Plain(Net):
    def train_step(self, data):
        return tf.keras.Model.train_step(self, data)


net = Plain()
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
net.fit(rows, wanted, epochs=2, verbose=0)
