import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)


def copy(source, to):
    for a, b in zip(source, to):
        tf.compat.v1.assign(b, a)


rows = np.random.RandomState(1).rand(320, 8).astype('float32')
net, slow = Net(), Net()
opt = tf.keras.optimizers.SGD(0.01)
step = 0
for epoch in range(3):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(16):
        if step % 10 == 0:
            copy(net.variables, slow.variables)
        goal = tf.reduce_sum(x, 1, keepdims=True) + 0.1 * slow(x)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - goal) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        step += 1
