"""A network that follows another one is moved every so many updates, which the object counts."""
import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.q, self.t = self.net(), self.net()
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.count = 0

    def net(self):
        return tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])

    def learn(self, s, r, n):
        y = r + 0.5 * tf.reduce_max(self.t(n), 1)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((y - tf.reduce_max(self.q(s), 1)) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.q.trainable_variables), self.q.trainable_variables))
        self.count += 1
        if self.count % 20 == 0:
            self.t.set_weights(self.q.get_weights())


rng = np.random.RandomState(17)
seen, gained, then = rng.rand(300, 3).astype("float32"), rng.rand(300).astype("float32"), rng.rand(300, 3).astype("float32")
agent = Agent()
for k in range(120):
    i = np.random.randint(0, 300, 16)
    agent.learn(seen[i], gained[i], then[i])
print("weights", agent.q.get_weights()[0].round(1).ravel())
