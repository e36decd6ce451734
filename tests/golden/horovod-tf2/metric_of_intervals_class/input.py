# A number of rounds that a class counts.
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.05)
        self.told = tf.keras.metrics.Mean()
        self.made = tf.Variable(0)

    def step(self, seen, answer):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))
        self.told(loss)

    def learn(self, rows):
        for seen, answer in rows:
            self.step(seen, answer)
            self.made.assign_add(1)
            if self.made.numpy() % 12 == 0:
                print('loss', round(float(self.told.result()), 4))


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
Learner().learn(tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8).repeat(2))
