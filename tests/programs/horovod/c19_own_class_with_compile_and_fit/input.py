import numpy as np
import tensorflow as tf


class Learner:
    """Not a Keras model, though it looks like one from outside."""

    def __init__(self, units):
        self.w = tf.Variable(tf.random.normal([4, units], seed=1))
        self.b = tf.Variable(tf.zeros([units]))

    def compile(self, optimizer, loss):
        self.optimizer = optimizer
        self.loss = loss

    def fit(self, x, y, epochs, batch_size):
        data = tf.data.Dataset.from_tensor_slices((x, y)).batch(batch_size)
        for epoch in range(epochs):
            for bx, by in data:
                with tf.GradientTape() as tape:
                    value = self.loss(by, tf.matmul(bx, self.w) + self.b)
                grads = tape.gradient(value, [self.w, self.b])
                self.optimizer.apply_gradients(zip(grads, [self.w, self.b]))
            print('epoch', epoch, float(value))


rng = np.random.RandomState(19)
learner = Learner(2)  #? Learner <: tensorflow.keras.Model = no
learner.compile(tf.keras.optimizers.SGD(0.1), tf.keras.losses.MeanSquaredError())
learner.fit(rng.rand(72, 4).astype('float32'), rng.rand(72, 2).astype('float32'), epochs=2, batch_size=6)
