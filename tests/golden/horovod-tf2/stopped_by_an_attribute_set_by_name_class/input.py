import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


class Trainer:
    def __init__(self):
        self.last = 9.

    def late(self):
        return self.last < 0.02

    def train(self):
        for epoch in range(9):
            for x, y in data:
                loss = step(x, y)
                setattr(self, 'last', loss)
            if self.last < 0.01:
                break
            if self.late():
                return
            if getattr(self, 'last') > 50.:
                break


Trainer().train()
