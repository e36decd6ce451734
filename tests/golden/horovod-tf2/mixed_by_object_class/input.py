import numpy as np
import tensorflow as tf


class Batches(tf.keras.utils.Sequence):
    def __init__(self, x, y):
        self.x, self.y, self.order = x, y, np.arange(len(x))
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // 8

    def __getitem__(self, k):
        at = self.order[8 * k:8 * k + 8]
        return self.x[at], self.y[at]

    def on_epoch_end(self):
        np.random.shuffle(self.order)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
batches = Batches(np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32"))
for epoch in range(2):
    for k in range(len(batches)):
        x, y = batches[k]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    batches.on_epoch_end()
