import argparse
import numpy as np
import tensorflow as tf


def rows_of(args):
    x = np.random.RandomState(0).rand(640, 3).astype('float32')
    data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True)))
    return data.shuffle(1000).batch(args.batch_size)


def train(args):
    for epoch in range(args.epochs):
        for x, y in args.data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((args.net(x) - y) ** 2)
            grads = tape.gradient(loss, args.net.trainable_variables)
            args.opt.apply_gradients(zip(grads, args.net.trainable_variables))
        print(epoch, float(loss))


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--batch-size', type=int, default=16)
    parser.add_argument('--epochs', type=int, default=3)
    args = parser.parse_args()
    args.data = rows_of(args)
    args.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    args.opt = tf.keras.optimizers.Adam(0.01)
    train(args)
