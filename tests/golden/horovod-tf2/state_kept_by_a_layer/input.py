"""What a layer begins with is what it kept from the rows of the last round."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(3)
depths = rng.rand(320, 5).astype('float32')
flows = depths.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((depths, flows)).batch(8)


class Leaning(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.line = tf.keras.layers.Dense(1)
        self.kept = np.zeros(5, 'float32')

    def call(self, x):
        state = self.kept
        state = 0.9 * state + 0.1 * tf.reduce_mean(x, 0)
        self.kept = state
        return self.line(x - state)


net = Leaning()
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
