"""A step of a Keras model draws noise in its rounds of the critic and once more behind them, and is a graph."""
import numpy as np
import tensorflow as tf
from tensorflow import keras

tf.random.set_seed(11)
x = np.random.RandomState(11).rand(64, 6).astype('float32')


class Gan(keras.Model):
    def __init__(self, dim, rounds=2):
        super().__init__()
        self.dim, self.rounds = dim, rounds
        self.gen = keras.Sequential([keras.layers.Dense(6, input_shape=(dim,))])
        self.dis = keras.Sequential([keras.layers.Dense(1, input_shape=(6,))])

    def compile(self, gen_opt, dis_opt):
        super().compile()
        self.gen_opt, self.dis_opt = gen_opt, dis_opt

    def train_step(self, images):
        n = tf.shape(images)[0]
        for _ in range(self.rounds):
            noise = tf.random.normal((n, self.dim))
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(self.dis(self.gen(noise))) - tf.reduce_mean(self.dis(images))
            grads = tape.gradient(loss, self.dis.trainable_weights)
            self.dis_opt.apply_gradients(zip(grads, self.dis.trainable_weights))
        noise = tf.random.normal((n, self.dim))
        with tf.GradientTape() as tape:
            gen_loss = -tf.reduce_mean(self.dis(self.gen(noise)))
        grads = tape.gradient(gen_loss, self.gen.trainable_weights)
        self.gen_opt.apply_gradients(zip(grads, self.gen.trainable_weights))
        return {'d': loss, 'g': gen_loss}


gan = Gan(4)
gan.compile(keras.optimizers.SGD(1e-3), keras.optimizers.SGD(1e-3))
gan.fit(x, epochs=2, batch_size=8, verbose=0)
print(gan.gen.count_params())
