"""Trains a small gated network on made-up sequences with a tape."""
import numpy as np
import tensorflow as tf


class Gated(tf.keras.layers.Layer):
    """A dense layer whose output is gated by another of the same input."""

    def __init__(self, width, rate=0.1, **kwargs):
        super().__init__(**kwargs)
        self.value = tf.keras.layers.Dense(width)
        self.gate = tf.keras.layers.Dense(width, activation='sigmoid')
        self.drop = tf.keras.layers.Dropout(rate, seed=5)

    def call(self, inputs, training=False):
        return self.drop(self.value(inputs) * self.gate(inputs), training=training)


class Scale(tf.keras.layers.Layer):
    def build(self, shape):
        self.factor = self.add_weight(name='factor', shape=(shape[-1],), initializer='ones')

    def call(self, inputs):
        return inputs * self.factor


class Net(tf.keras.Model):
    def __init__(self, depth, width, classes):
        super().__init__()
        self.embed = tf.keras.layers.Dense(width)
        self.gates = [Gated(width) for _ in range(depth)]
        self.scale = Scale()
        self.head = tf.keras.layers.Dense(classes)

    def call(self, x, training=False):
        x = self.embed(x)
        for gate in self.gates:
            x = gate(x, training=training)
        return self.head(self.scale(x))


tf.random.set_seed(1)
rng = np.random.RandomState(0)
features = rng.randn(192, 12).astype('float32')
targets = rng.randint(0, 3, 192)
dataset = tf.data.Dataset.from_tensor_slices((features, targets)).batch(32, drop_remainder=True)

net = Net(3, 20, 3)
criterion = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = tf.keras.optimizers.SGD(0.05, momentum=0.9)
seen = tf.keras.metrics.Mean()


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        logits = net(x, training=True)
        loss = criterion(y, logits)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    seen.update_state(loss)
    return loss


for epoch in range(2):
    seen.reset_state()
    for x, y in dataset:
        train_step(x, y)
    print('epoch', epoch, 'loss %.4f' % seen.result().numpy())
