"""A net with a step of its own and one without come by one `compile`."""
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)

    def train_step(self, given):
        x, y = given
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


def run(net, name):
    net.compile(optimizer=name, loss="mse")
    net.fit(rows[:, :3], rows[:, 3:], epochs=2, batch_size=8)


run(Net(), "adam")
run(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))]), "sgd")
