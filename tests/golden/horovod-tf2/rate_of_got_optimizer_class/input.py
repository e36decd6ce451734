"""The same in an object, where another method takes the steps."""
import argparse
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, args):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.optimizers.get(args.opt)
        self.opt.learning_rate = args.lr

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def train(self, data):
        for epoch in range(3):
            for x, y in data:
                loss = self.step(x, y)
            print(epoch, float(loss))


parser = argparse.ArgumentParser()
parser.add_argument('--opt', default='sgd')
parser.add_argument('--lr', type=float, default=0.02)
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
Trainer(parser.parse_args()).train(
    tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(8))
