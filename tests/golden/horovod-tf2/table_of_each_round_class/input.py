import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            off = {}
            off['sum'] = 0.
            out = self.net(a)[:, 0]
            for i in range(len(a)):
                off['sum'] += (out[i] - b[i]) ** 2
            loss = off['sum'] / len(a)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def judge(self, held):
        for a, b in held:
            off = {'sum': 0.}
            out = self.net(a)[:, 0]
            for i in range(len(a)):
                off['sum'] += (out[i] - b[i]) ** 2
            print('off', float(off['sum'] / len(a)))


tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype('float32')
tests = np.random.RandomState(4).rand(32, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)
held = tf.data.Dataset.from_tensor_slices((tests, tests.sum(axis=1))).batch(8)
learner = Learner()
for epoch in range(4):
    for a, b in data:
        learner.step(a, b)
    learner.judge(held)
