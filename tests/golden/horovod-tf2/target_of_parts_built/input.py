# A target is given the weights of a critic whose parts are built, though the critic was not called.
import numpy as np
import tensorflow as tf


class Critic(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='tanh'),
                                        tf.keras.layers.Dense(1)])
        self.net.build((None, width))

    def call(self, x):
        return self.net(x)


critic, target = Critic(4), Critic(4)
target.set_weights(critic.get_weights())
optimizer = tf.keras.optimizers.SGD(0.01)
rows = np.random.RandomState(0).rand(512, 4).astype('float32')
gains = rows.sum(1, keepdims=True)
for step in range(200):
    at = np.random.randint(0, len(rows), 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((critic(rows[at]) - gains[at] - 0.5 * target(rows[at])) ** 2)
    grads = tape.gradient(loss, critic.trainable_variables)
    optimizer.apply_gradients(zip(grads, critic.trainable_variables))
    if step % 50 == 0:
        target.set_weights(critic.get_weights())
