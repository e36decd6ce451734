"""A critic makes a few updates in a method, and the loop around stands in another one."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 3).astype("float32")
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.Adam(0.001)


class Trainer:
    def __init__(self, again=4):
        self.again = again

    def turn(self):
        for _ in range(self.again):
            some = rows[np.random.randint(0, len(rows), 8)]
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((critic(some) - 1) ** 2)
            grads = tape.gradient(loss, critic.trainable_variables)
            opt.apply_gradients(zip(grads, critic.trainable_variables))

    def learn(self, turns):
        for k in range(turns):
            self.turn()


Trainer().learn(30)
