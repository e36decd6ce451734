"""A generator is made anew in each round, by a seed that goes on; TensorFlow is seeded by it, too."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, seed):
        rng = np.random.default_rng(seed)
        x = rows[rng.integers(0, len(rows), 8)]
        with tf.GradientTape() as tape:
            said = self.net(x[:, :3] + tf.random.normal((8, 3), stddev=0.01))
            loss = tf.reduce_mean((said - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


trainer = Trainer()
for turn in range(60):
    tf.random.set_seed(turn)
    trainer.step(turn)
