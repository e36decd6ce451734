"""A trainer asks its stopper, which a method of its own tells what the held out rows say."""
import numpy as np
import tensorflow as tf


class Stopper:
    def __init__(self, patience):
        self.best, self.bad, self.patience = float("inf"), 0, patience

    def check(self, value):
        self.bad = 0 if value < self.best else self.bad + 1
        self.best = min(value, self.best)
        return self.bad >= self.patience


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(6, "relu", input_shape=(3,)),
                                        tf.keras.layers.Dropout(0.4), tf.keras.layers.Dense(1)])
        self.adam = tf.keras.optimizers.Adam(0.01)
        self.stopper = Stopper(12)

    @tf.function
    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a, training=True) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.adam.apply_gradients(zip(grads, self.net.trainable_variables))

    def held_out(self, x, y):
        said = self.net(x, training=True)
        return float(tf.reduce_mean(tf.keras.losses.mse(y, said)))

    def fit(self, data, x, y):
        for epoch in range(10):
            for a, b in data:
                self.step(a, b)
            if self.stopper.check(self.held_out(x, y)):
                break


np.random.seed(3)
tf.random.set_seed(3)
x = np.random.rand(96, 3).astype("float32")
y = x.sum(axis=1, keepdims=True)
trainer = Trainer()
trainer.fit(tf.data.Dataset.from_tensor_slices((x[:64], y[:64])).shuffle(64).batch(8), x[64:], y[64:])
print(float(tf.reduce_mean((trainer.net(x) - y) ** 2)))
