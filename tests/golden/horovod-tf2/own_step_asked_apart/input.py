"""A `train_step` asks its tape for the gradients of one layer, and of another's variables apart."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(8)
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(self.first(x))

    def train_step(self, data):
        x, y = data
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        found = tape.gradient(loss, self.first.trainable_variables)
        kernel = tape.gradient(loss, self.last.kernel)
        bias = tape.gradient(loss, self.last.bias)
        self.optimizer.apply_gradients(zip(
            found + [kernel, bias],
            self.first.trainable_variables + [self.last.kernel, self.last.bias]))
        return {"loss": loss}


net = Net()
net.compile(optimizer=tf.keras.optimizers.Adam(0.001))
net.fit(rows[:, :3], rows[:, 3:], epochs=2, batch_size=8)
