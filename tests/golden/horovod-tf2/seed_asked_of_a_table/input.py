import numpy as np
import tensorflow as tf

SETTINGS = {'size': 16}


class Memory:
    def __init__(self, rows, settings):
        self.rows = rows
        self.rng = np.random.RandomState(settings.get('seed'))

    def sample(self, n):
        return self.rows[self.rng.choice(len(self.rows), n)]


memory = Memory(np.random.RandomState(1).rand(512, 4).astype('float32'), SETTINGS)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
for k in range(100):
    a = memory.sample(SETTINGS['size'])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - tf.reduce_sum(a, 1, keepdims=True)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
