"""A step is handed to an object that was not read, which may run it on several devices."""
import numpy as np
import tensorflow as tf


class Training:
    def __init__(self, strategy=None):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01)
        self.strategy = strategy

    def plain(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    @tf.function
    def one(self, x):
        return self.plain(x)

    @tf.function
    def many(self, x):
        return self.strategy.experimental_run_v2(self.plain, args=(x,))

    def run(self, data, apart=False):
        for epoch in range(3):
            for x in data:
                if apart:
                    self.many(x)
                else:
                    self.one(x)


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
Training().run(tf.data.Dataset.from_tensor_slices(rows).batch(8))
