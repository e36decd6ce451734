"""Of models that methods give a part is trained, and where the step is called they have no name."""
import numpy as np
import tensorflow as tf


class Generator:
    def __init__(self, n):
        self.n = n

    def model(self):
        i = tf.keras.Input((self.n,))
        return tf.keras.Model(i, tf.keras.layers.Dense(4)(i))


class Critic:
    def model(self):
        i = tf.keras.Input((4,))
        h = tf.keras.layers.Dense(8)(i)
        return tf.keras.Model(i, [tf.keras.layers.Dense(1)(h), h])


def train():
    gen = Generator(2).model()
    dis = Critic().model()
    rule = tf.keras.optimizers.legacy.SGD(0.001)
    trained = dis.trainable_variables[:-2] + gen.trainable_variables
    rows = np.random.RandomState(0).rand(160, 4).astype('float32')
    data = tf.data.Dataset.from_tensor_slices(rows).batch(8)

    def step(x):
        with tf.GradientTape() as tape:
            fake, _ = dis(gen(x[:, :2]))
            real, _ = dis(x)
            loss = tf.reduce_mean(fake) - tf.reduce_mean(real)
        rule.apply_gradients(zip(tape.gradient(loss, trained), trained))

    for epoch in range(2):
        for x in data:
            step(x)


train()
