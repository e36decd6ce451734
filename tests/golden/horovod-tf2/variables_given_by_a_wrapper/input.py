import numpy as np
import tensorflow as tf

np.random.seed(0)


class Net:
    def __init__(self):
        self.model = tf.keras.Sequential([
            tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.BatchNormalization(),
            tf.keras.layers.Dense(1)])

    def __call__(self, x, **how):
        return self.model(x, **how)

    @property
    def trainable_variables(self):
        return self.model.trainable_variables


class Trainer:
    def __init__(self, net):
        self.net = net
        self.opt = tf.keras.optimizers.SGD(0.05)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x, training=True) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def train(self, data, epochs):
        for _ in range(epochs):
            for x, y in data:
                self.step(x, y)


x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = Net()
Trainer(net).train(tf.data.Dataset.from_tensor_slices((x, y)).batch(8), 3)
print('loss', float(tf.reduce_mean((net(x) - y) ** 2)))
