"""Which pass it is follows from what the optimizer has counted, and a function makes the rounds of one."""
import argparse
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.05)


def one_pass(args):
    for _ in range(args.epoch_size):
        part = rows[np.random.choice(len(rows), 16)]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(part) - part))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))


def main(args):
    epoch = 0
    while epoch < args.epochs:
        one_pass(args)
        epoch = int(opt.iterations) // args.epoch_size


parser = argparse.ArgumentParser()
parser.add_argument('--epochs', type=int, default=3)
parser.add_argument('--epoch_size', type=int, default=40)
main(parser.parse_args())
