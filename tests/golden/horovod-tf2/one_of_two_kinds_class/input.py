"""A trainer holds one of two kinds of net, as its settings say."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(4)
np.random.seed(4)


class Lone:
    def __init__(self):
        self.core = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,))])
        self.adam = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def improve(self, rows):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.core(rows) - rows) ** 2)
        grads = tape.gradient(loss, self.core.trainable_variables)
        self.adam.apply_gradients(zip(grads, self.core.trainable_variables))
        return loss

    def ask(self, rows):
        return self.core(rows)


class Twin:
    def __init__(self):
        self.inner = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(6,))])
        self.outer = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(3,))])
        self.first, self.second = tf.keras.optimizers.Adam(0.01), tf.keras.optimizers.Adam(0.02)

    @tf.function
    def improve(self, rows):
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean((self.outer(self.inner(rows)) - rows) ** 2)
        grads = tape.gradient(loss, self.inner.trainable_variables)
        self.first.apply_gradients(zip(grads, self.inner.trainable_variables))
        grads = tape.gradient(loss, self.outer.trainable_variables)
        self.second.apply_gradients(zip(grads, self.outer.trainable_variables))
        return loss

    def ask(self, rows):
        return self.outer(self.inner(rows))


class Trainer:
    def __init__(self, kind):
        if kind == 'lone':
            self.held = Lone()
        else:
            self.held = Twin()

    def train(self, data, passes):
        for _ in range(passes):
            for rows in data:
                self.held.improve(rows)


x = np.random.rand(96, 6).astype('float32')
trainer = Trainer('twin')
trainer.train(tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8), 4)
print(float(tf.reduce_mean((trainer.held.ask(x) - x) ** 2)))
