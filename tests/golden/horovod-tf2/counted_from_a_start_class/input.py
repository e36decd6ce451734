"""An object counts its rounds from a number on, and not from none."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Trainer:
    def __init__(self, total):
        self.made = 100
        self.total = total

    def train(self):
        while self.made < self.total:
            at = np.random.randint(0, len(rows), 8)
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(rows[at]) - wanted[at]) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            self.made += 1


Trainer(400).train()
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))
