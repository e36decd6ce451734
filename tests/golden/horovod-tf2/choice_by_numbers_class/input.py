"""The same with methods, and a number that stands behind what it chooses."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rows):
        self.data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def down(self):
        self.opt.learning_rate.assign(self.opt.learning_rate * 0.9)

    def stay(self):
        pass

    def once(self):
        for x in self.data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(x[:, :3]) - x[:, 3:]) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return float(loss)

    def train(self):
        for epoch in range(3):
            last = self.once()
            order = sorted([(self.down, -last), (self.stay, -0.2)], key=lambda pair: pair[1])
            order[0][0]()
            setattr(self.opt, "learning_rate", 0.004) if last < 0.1 else None


Trainer(np.random.RandomState(3).rand(160, 4).astype("float32")).train()
