import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                                        tf.keras.layers.BatchNormalization()])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x, training=True) - x) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def run(self, rows):
        for k in range(14):
            self.step(rows[k * 8:k * 8 + 8])
            if (k + 1) % 5 == 0:
                print('held', float(tf.reduce_mean((self.net(rows) - rows) ** 2)))


tf.random.set_seed(3)
learner = Learner()
for turn in range(3):
    learner.run(np.random.RandomState(turn).rand(112, 4).astype('float32'))
