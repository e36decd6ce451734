"""A method `save` of the program's own keeps where it is: all workers run it."""
import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.first = 0
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.rows = np.random.RandomState(0).rand(240, 4).astype('float32')

    def save(self, i):
        pass

    def run(self, steps):
        for i in range(self.first, steps):
            x = self.rows[np.random.randint(0, len(self.rows), 8)]
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self.model(x)))
            grads = tape.gradient(loss, self.model.trainable_variables)
            self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
            if (i + 1) % 10 == 0:
                self.save(i)


class Saving(Agent):
    def save(self, i):
        self.first = i + 1
        self.model.save_weights('agent.h5')


agent = Saving()
agent.run(20)
agent.run(30)
