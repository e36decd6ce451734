"""An object keeps the number of its round, and asks it when to save."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, every):
        self.every = every
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)
        self.turn = 0

    def learn(self, a, b, turns):
        for k in range(turns):
            self.turn = k + 1
            at = np.random.randint(0, len(a), 12)
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(a[at]) - b[at]) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            if self.turn % self.every == 0:
                self.net.save_weights("turn%d.weights.h5" % self.turn)


x = np.random.RandomState(6).rand(240, 3).astype("float32")
one = Learner(40)
one.learn(x, x.sum(1, keepdims=True), 160)
print("weights", one.net.get_weights()[0].round(1).ravel())
