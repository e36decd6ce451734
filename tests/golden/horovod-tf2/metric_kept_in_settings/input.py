import argparse

import numpy as np
import tensorflow as tf


def train_step(args, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(args.net(x) - y))
    grads = tape.gradient(loss, args.net.trainable_variables)
    args.opt.apply_gradients(zip(grads, args.net.trainable_variables))
    args.loss(loss)


def train(args):
    for epoch in range(2):
        for x, y in args.data:
            train_step(args, x, y)
        print("epoch {}, loss {:.3f}".format(epoch + 1, args.loss.result()))
        args.loss.reset_states()


args = argparse.ArgumentParser().parse_args()
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
args.data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).shuffle(96).batch(8)
args.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
args.opt = tf.keras.optimizers.SGD(0.01)
args.loss = tf.keras.metrics.Mean()
train(args)
