import argparse
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, args):
        self.args = args
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='relu'), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05)
        x = np.random.RandomState(0).rand(96, 4).astype('float32')
        self.data = tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).batch(8)

    @tf.function
    def step_mse(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(x) - y))
        g = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))

    @tf.function
    def step_mae(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.abs(self.net(x) - y))
        g = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))

    def train(self):
        if self.args.mae:
            step = self.step_mae
        else:
            step = self.step_mse
        for epoch in range(2):
            for x, y in self.data:
                step(x, y)
        np.save('weights.npy', self.net.get_weights()[0])


parser = argparse.ArgumentParser()
parser.add_argument('--mae', action='store_true')
Trainer(parser.parse_args()).train()
