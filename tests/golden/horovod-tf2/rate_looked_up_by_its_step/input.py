"""A schedule keeps the rate that it looks up by the number of a round."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)


class Cosine:
    def __init__(self, opt, total):
        self.opt = opt
        self.table = [0.05 * (1 + np.cos(np.pi * k / total)) for k in range(total)]
        self.lr = self.table[0]
        self.opt.learning_rate.assign(self.lr)

    def step(self, k):
        self.lr = self.table[k]
        self.opt.learning_rate.assign(self.lr)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
opt = tf.keras.optimizers.SGD(0.1)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(16)
policy = Cosine(opt, 60)
for epoch in range(3):
    for k, (a, b) in enumerate(rows):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        policy.step(epoch * 20 + k)
