import numpy as np
import tensorflow as tf


def make():
    first = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
    second = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
    return first, second


def fit(rows, nets, steps):
    opt = tf.keras.optimizers.SGD(0.05)

    @tf.function
    def step(x, nets, opt):
        a, b = nets
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(b(a(x)) - x))
        v = a.trainable_variables + b.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, v), v))
        return loss

    for _ in range(steps):
        step(rows[np.random.permutation(len(rows))[:8]], nets, opt)
    return nets


x = np.random.RandomState(0).rand(96, 4).astype('float32')
nets = make()
fit(x, nets, 40)
np.save('weights.npy', nets[0].get_weights()[0])
