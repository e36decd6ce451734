"""Gradients are kept by the names of their weights, and a graph asks which are there."""
import numpy as np
import tensorflow as tf


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,), name='a'),
                                tf.keras.layers.BatchNormalization(name='b'),
                                tf.keras.layers.Dense(1, name='c')])


class Meta:
    def __init__(self):
        self.model, self.fast = net(), net()
        self.fast.set_weights(self.model.get_weights())
        self.opt = tf.keras.optimizers.SGD(0.1)

    def copy(self, grads):
        named = {v.name: g for v, g in zip(self.model.trainable_variables, grads)}
        for v, w in zip(self.model.variables, self.fast.variables):
            if v.name in named:
                w.assign(v - 0.01 * named[v.name])
            else:
                w.assign(v)

    @tf.function
    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x, training=True) - y) ** 2)
        self.copy(tape.gradient(loss, self.model.trainable_variables))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.fast(x, training=True) - y) ** 2)
        grads = tape.gradient(loss, self.fast.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def train(self, rows):
        data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(8)
        for epoch in range(3):
            for x, y in data:
                loss = self.step(x, y)
            print(epoch, float(loss) >= 0)


Meta().train(np.random.RandomState(1).rand(64, 4).astype('float32'))
