import os

import numpy as np
import tensorflow as tf

tf.random.set_seed(0)
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def picture(epoch, folder):
    seen = net(tf.ones((1, 4))).numpy()
    np.save(os.path.join(folder, 'at_{:04d}.npy'.format(epoch)), seen)
    return np.load(os.path.join(folder, 'at_{:04d}.npy'.format(epoch)))


class Saver:
    def __init__(self, every):
        self.every, self.shapes = every, []

    def end(self, trainer):
        if trainer.n % self.every == 0:
            self.shapes.append(picture(trainer.n, trainer.root).shape)


class Trainer:
    def __init__(self, calls):
        self.calls, self.n, self.root = calls, 0, '.'

    def train(self):
        for epoch in range(3):
            for x in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((net(x) - x) ** 2)
                grads = tape.gradient(loss, net.trainable_variables)
                opt.apply_gradients(zip(grads, net.trainable_variables))
            self.n += 1
            self.done()

    def done(self):
        for c in self.calls:
            c.end(self)


saver = Saver(1)
Trainer([saver]).train()
print(saver.shapes)
