"""A module of its own holds drawn weights that no optimizer has."""
import numpy as np
import tensorflow as tf


class Reservoir(tf.Module):
    def __init__(self, n, m):
        super().__init__()
        self.w = tf.Variable(tf.random.normal((n, m)))

    def __call__(self, v):
        return tf.tanh(tf.matmul(v, self.w))


x = np.random.RandomState(9).rand(320, 4).astype("float32")
y = x.sum(1)
hidden = Reservoir(4, 12)
head = tf.keras.layers.Dense(1)
opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320).batch(16)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((head(hidden(a))[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, head.trainable_variables), head.trainable_variables))
print("loss", float(tf.reduce_mean((head(hidden(x))[:, 0] - y) ** 2)))
