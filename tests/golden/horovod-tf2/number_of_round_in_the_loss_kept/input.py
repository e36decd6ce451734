"""The number of a round is kept on the model, which the loss asks."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.alpha = 0.

    def call(self, x):
        return self.dense(x)


net = Net()
opt = tf.keras.optimizers.SGD(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        found = net(x)
        loss = tf.reduce_mean((found - y) ** 2) + net.alpha * tf.reduce_mean(found ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


for k in range(120):
    at = np.random.randint(0, len(rows), 8)
    net.alpha = k * 0.001
    step(rows[at], wanted[at])
net.save_weights('net.weights.h5')
